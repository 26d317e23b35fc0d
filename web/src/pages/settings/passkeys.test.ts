import { expect, it } from 'vitest';
import { answerOf, bytesOf, creationOf, textOf } from './passkeys';

it('turns bytes into base64url and back', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const text = textOf(bytes.buffer);
  expect(text).toMatch(/^[\w-]+$/);
  expect([...bytesOf(text)]).toEqual([...bytes]);
});

it('gives the browser bytes where the server wrote text', () => {
  const made = creationOf({ challenge: 'AQID', user: { id: 'BAU', name: 'lapo' }, rp: {}, excludeCredentials: [{ id: 'Bg' }] });
  expect([...(made.challenge as Uint8Array)]).toEqual([1, 2, 3]);
  expect([...(made.user.id as Uint8Array)]).toEqual([4, 5]);
  expect([...(made.excludeCredentials![0]!.id as Uint8Array)]).toEqual([6]);
});

it('gives the server text where the browser has bytes', () => {
  const buffer = (...bytes: number[]) => Uint8Array.from(bytes).buffer;
  const credential = {
    id: 'AQ',
    rawId: buffer(1),
    type: 'public-key',
    authenticatorAttachment: null,
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: buffer(2), authenticatorData: buffer(3), signature: buffer(4), userHandle: null },
  } as unknown as PublicKeyCredential;
  expect(answerOf(credential)).toMatchObject({
    rawId: 'AQ',
    response: { clientDataJSON: 'Ag', authenticatorData: 'Aw', signature: 'BA', userHandle: null },
  });
});
