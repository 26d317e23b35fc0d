/** Compressed copies beside the files that the server sends, so that it compresses nothing itself. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts (woff2) and PNG pictures are compressed already. */
const WORTH_IT = /\.(html|js|css|svg|json|webmanifest|txt|ftl)$/;

export function compressed(content: Buffer): { br: Buffer; gz: Buffer } {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  return { br: brotliCompressSync(content, { params }), gz: gzipSync(content, { level: 9 }) };
}

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'torri-compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const content = readFileSync(path);
        for (const [ending, smaller] of Object.entries(compressed(content))) {
          if (smaller.length < content.length) writeFileSync(`${path}.${ending}`, smaller);
        }
      }
    },
  };
}
