import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from './compress.ts';

test('compressed copies hold the same content and are smaller', () => {
  const content = Buffer.from('Firenze, Patrizier, Florenza. '.repeat(100));
  const { br, gz } = compressed(content);
  expect(brotliDecompressSync(br)).toEqual(content);
  expect(gunzipSync(gz)).toEqual(content);
  expect(Math.max(br.length, gz.length)).toBeLessThan(content.length / 5);
});
