"""The documentation as a site. Started by `./torri docs`.

./torri docs [ADDRESS]    build it and serve it, again at every change; at localhost:8001 if no address is given
./torri docs build        build it strictly into build/docs/site, as the checks do
./torri docs write        make anew what is kept in the repository: the diagrams and the glossary; after ./torri test
"""

from __future__ import annotations

import sys

from documentation.command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
