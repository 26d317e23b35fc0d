import { expect, it } from 'vitest';
import { paragraphs } from './notices';

it('joins what was wrapped, and keeps what its writer set apart', () => {
  const text = `
                                 Apache License
                           Version 2.0, January 2004

-----------------------------------------------------------
      "Licensor" shall mean the copyright owner or entity authorized by
      the copyright owner that is granting the License.
`;
  expect(paragraphs(text)).toEqual([
    'Apache License\nVersion 2.0, January 2004',
    '"Licensor" shall mean the copyright owner or entity authorized by the copyright owner that is granting the License.',
  ]);
});
