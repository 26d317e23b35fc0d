/**
 * node startedPython.mjs FOLDER: a picture of the memory of a Python that has started and imported what tables need, so that no browser has to do it
 * again. FOLDER is `python/` of an app without a server; its description says what is in it.
 */
import { openAsBlob, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';

const folder = `${resolve(process.argv[2])}/`;
const files = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8'));
const from = async (name) => (await import(pathToFileURL(join(folder, name)))).default;
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')));
const sources = fileURLToPath(new URL('../src/local/', import.meta.url));
const ours = async (name) => (await runnerImport(join(sources, name), { configFile: false })).module;
const { started } = await ours('python.ts');
const { unpacked } = await ours('unpacking.ts');

const python = await started({
  load: loadPyodide,
  create: await from('pyodide.asm.mjs'),
  folder,
  library: openAsBlob(join(folder, files.library)).then((blob) => unpacked(blob.stream())),
  compiled: files.compiled.map(([path, name]) => [path, join(folder, name)]),
  toBeKept: true,
});
await python.runPythonAsync('from torri.local import beforehand; await beforehand.prepare()');
python.runPython('import gc; gc.collect()');
writeFileSync(join(folder, files.memory), gzipSync(python.makeMemorySnapshot(), { level: 9 }));
process.exit(0);
