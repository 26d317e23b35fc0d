/**
 * The fairness proof, worked out again here and by nobody else: that the revealed secret is the one that the server
 * gave its pledge for before the start, and that every draw follows from it and from what the seats added.
 *
 *     commitment  SHA-256 of the secret
 *     key         HMAC-SHA-256 of the SHA-256 digests of what the seats added, keyed by the secret
 *     draw n      the first 8 bytes of HMAC-SHA-256(key, n as 8 bytes, attempt as 4 bytes), all big-endian;
 *                 an attempt beyond the last whole multiple of the total weight is thrown away;
 *                 the remainder walks through the weights in the order of the answers
 */
export interface Draw {
  number: number;
  ply: number;
  /** What could be drawn: `0-5 7 9x2` is 0 to 5 and 7 once each, 9 twice. */
  weights: string;
  answer: number;
}

export interface Pledge {
  commitment: string;
  secret: string;
  entropy: string[];
  draws: Draw[];
}

export interface Finding {
  /** Is the secret the one that was committed to? */
  committed: boolean;
  /** How many draws follow from it, counted up to the first that does not. */
  follow: number;
  /** The first draw that does not, and what the secret gives for it. */
  wrong: { draw: Draw; derived: number | null } | null;
  holds: boolean;
}

const WORD = 1n << 64n;
const DIGEST_BYTES = 32;
/** Called after each group of draws: the browser can paint, and the caller can show progress. */
const DRAWS_PER_REPORT = 50;

/** Browsers offer their cryptography only to pages from https or from localhost. */
export function provable(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export async function prove(pledge: Pledge, progress: (done: number) => void = () => {}): Promise<Finding> {
  const secret = bytesOf(pledge.secret);
  const committed = secret !== null && hexOf(await sha256(secret)) === pledge.commitment;
  if (!secret || !committed) return { committed: false, follow: 0, wrong: null, holds: false };
  const key = await keyOf(secret, pledge.entropy);
  for (const [follow, draw] of pledge.draws.entries()) {
    const derived = await derive(key, draw);
    if (derived !== draw.answer) return { committed, follow, wrong: { draw, derived }, holds: false };
    if (follow % DRAWS_PER_REPORT === 0) progress(follow);
  }
  progress(pledge.draws.length);
  return { committed, follow: pledge.draws.length, wrong: null, holds: true };
}

/** What could be drawn, each with its weight; null where that is not written as it should be. */
export function weightsOf(written: string): [answer: number, weight: bigint][] | null {
  const found: [number, bigint][] = [];
  for (const word of written.split(' ').filter(Boolean)) {
    const read = /^(\d+)(?:-(\d+)|x(\d+))?$/.exec(word);
    if (!read) return null;
    const first = Number(read[1]);
    const last = Number(read[2] ?? first);
    for (let answer = first; answer <= last; answer += 1) found.push([answer, BigInt(read[3] ?? 1)]);
  }
  return found;
}

async function derive(key: CryptoKey, draw: Draw): Promise<number | null> {
  const weights = weightsOf(draw.weights);
  const total = (weights ?? []).reduce((sum, [, weight]) => sum + weight, 0n);
  if (!weights || total <= 0n) return null;
  let rest = await below(key, total, draw.number);
  for (const [answer, weight] of weights) {
    if (rest < weight) return answer;
    rest -= weight;
  }
  return null;
}

async function below(key: CryptoKey, total: bigint, number: number): Promise<bigint> {
  const message = new DataView(new ArrayBuffer(12));
  message.setBigUint64(0, BigInt(number));
  for (let attempt = 0; ; attempt += 1) {
    message.setUint32(8, attempt);
    const word = new DataView(await crypto.subtle.sign('HMAC', key, message.buffer)).getBigUint64(0);
    if (word < WORD - (WORD % total)) return word % total;
  }
}

async function keyOf(secret: Uint8Array<ArrayBuffer>, entropy: string[]): Promise<CryptoKey> {
  const added = new Uint8Array(entropy.length * DIGEST_BYTES);
  for (const [seat, text] of entropy.entries()) {
    added.set(await sha256(new TextEncoder().encode(text)), seat * DIGEST_BYTES);
  }
  return hmacKey(new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(secret), added)));
}

function hmacKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/.test(hex)) return null;
  return new Uint8Array(hex.match(/../g)!.map((pair) => parseInt(pair, 16)));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
