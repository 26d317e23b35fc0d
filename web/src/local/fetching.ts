/** The files of Python and of our rules, counted while they come. */
export interface Files {
  /** In bytes, as they are unpacked. */
  sizes: Record<string, number>;
  library: string;
  wheel: string;
  /** The compiled games for bots that search, by name; none if the folder was built without them. */
  modules?: Record<string, { rules: number; edition_sha256: string }>;
}

/**
 * `fetch`, with a call for the bytes of everything that comes from the folder. The answer itself is handed on as it came, and a copy is counted:
 * only so does a browser keep what it has compiled of WebAssembly for the next visit.
 */
export function counted(plain: typeof fetch, folder: string, came: (bytes: number) => void): typeof fetch {
  return async (wanted, options) => {
    const answer = await plain(wanted, options);
    if (answer.body && answer.url.startsWith(folder)) void count(answer.clone().body!, came);
    return answer;
  };
}

async function count(body: ReadableStream<Uint8Array>, came: (bytes: number) => void): Promise<void> {
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) came(read.value.byteLength);
}
