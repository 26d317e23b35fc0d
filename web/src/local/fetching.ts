/** The files of Python and of our rules, counted while they come. */
export interface Files {
  /** In bytes, as they are unpacked. */
  sizes: Record<string, number>;
  library: string;
  wheel: string;
  /** The compiled games for bots that search, by name; none if the folder was built without them. */
  modules?: Record<string, { rules: number; edition_sha256: string }>;
}

/** `fetch`, with a call for the bytes of everything that comes from the folder. */
export function counted(plain: typeof fetch, folder: string, came: (bytes: number) => void): typeof fetch {
  return async (wanted, options) => {
    const answer = await plain(wanted, options);
    if (!answer.body || !new URL(answer.url).href.startsWith(folder)) return answer;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        came(chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = answer;
    return new Response(answer.body.pipeThrough(counting), { status, statusText, headers });
  };
}
