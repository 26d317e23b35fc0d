"""Torri on the web: one documented API for the browser app and for programs of others."""
