/** A compressed archive (tar, gzip) without Python's help. */
const BLOCK = 512;
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const PREFIX = [345, 500] as const;

/** The files, by their paths; their bytes are parts of one buffer. */
export async function unpacked(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<[path: string, content: Uint8Array][]> {
  const bytes = new Uint8Array(await new Response(stream.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
  const found: [string, Uint8Array][] = [];
  for (let at = 0; at < bytes.length && bytes[at];) {
    const field = ([begin, end]: readonly [number, number]) => text(bytes.subarray(at + begin, at + end));
    const size = parseInt(field(SIZE), 8);
    const path = [field(PREFIX), field(NAME)].filter(Boolean).join('/');
    at += BLOCK;
    found.push([path, bytes.subarray(at, at + size)]);
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
  return found;
}

function text(field: Uint8Array): string {
  const end = field.indexOf(0);
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end));
}
