import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unpacked } from './unpacking';

test('what tar has packed is found again, with long names and files of any size', async () => {
  const long = `${'folder/'.repeat(18)}deep.txt`;
  const written: Record<string, string> = {
    'empty.txt': '',
    'exact.txt': 'x'.repeat(512),
    'more.txt': 'y'.repeat(513),
    [long]: 'far down',
  };
  const folder = mkdtempSync(join(tmpdir(), 'unpacking-'));
  for (const [path, content] of Object.entries(written)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const packed = execFileSync('tar', ['--format=ustar', '-czf', '-', '-C', folder, ...Object.keys(written)]);
  const found = await unpacked(new Blob([packed]).stream());
  expect(Object.fromEntries(found.map(([path, content]) => [path, new TextDecoder().decode(content)]))).toEqual(written);
});
