/** node compilePython.mjs IN.zip OUT.zip: the same Python, compiled by the Python of the browser, so that none of it is compiled there at each start. */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [source, target] = process.argv.slice(2);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(source)), 'zip', { extractDir: '/library' });
python.runPython(`
import compileall, os, zipfile
compileall.compile_dir("/library", legacy=True, quiet=1, optimize=2, invalidation_mode=compileall.py_compile.PycInvalidationMode.UNCHECKED_HASH, ddir="")
with zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
    for folder, _, files in sorted(os.walk("/library")):
        for name in sorted(files):
            path = os.path.join(folder, name)
            if not name.endswith(".py"):
                out.writestr(zipfile.ZipInfo(os.path.relpath(path, "/library")), open(path, "rb").read(), zipfile.ZIP_DEFLATED)
`);
writeFileSync(target, python.FS.readFile('/out.zip'));
