import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lean, letters } from './fonts';

it('makes fonts smaller, and leaves them fonts', async () => {
  const path = import.meta.resolve('@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2');
  const whole = readFileSync(fileURLToPath(path));
  const small = await lean(whole);
  expect(Buffer.from(small.subarray(0, 4)).toString()).toBe('wOF2');
  expect(small.length).toBeLessThan(0.7 * whole.length);
  expect(small.length).toBeGreaterThan(0.3 * whole.length);
}, 60_000);

it('keeps the letters of names', () => {
  for (const letter of 'Niccolò Łukasz Søren Zoë Müller Ångström') expect(letters()).toContain(letter);
});
