"""The build step: resources into the package and, with VERNE_COMPILE=1, the pure rooms through mypyc."""

from setuptools import setup

setup()
