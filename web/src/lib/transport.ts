/** How the app reaches its tables: a server over HTTP and WebSocket, or a worker in this browser (local/transport). */
export interface Sent {
  method: string;
  language: string;
  /** JSON. */
  body?: string | null;
  signal?: AbortSignal | null;
}

export interface Listener {
  opened(): void;
  heard(message: string): void;
  closed(code: number): void;
}

/** Messages about one match, in both directions. */
export interface Channel {
  readonly open: boolean;
  send(message: string): void;
  close(): void;
}

export interface Transport {
  /** `address` is that of the API, with its query: `/api/games?language=en`. Rejected if nobody answers at all. */
  request(address: string, sent: Sent): Promise<Response>;
  connect(address: string, listener: Listener): Channel;
}

export const server: Transport = {
  request(address, { method, language, body, signal }) {
    const headers: Record<string, string> = { 'accept-language': language };
    if (body) headers['content-type'] = 'application/json';
    return fetch(new URL(address, location.origin), { method, headers, body: body ?? null, signal: signal ?? null });
  },
  connect(address, listener) {
    const socket = new WebSocket(new URL(address, location.origin.replace(/^http/, 'ws')));
    socket.onopen = () => listener.opened();
    socket.onmessage = (event) => listener.heard(String(event.data));
    socket.onclose = (event) => listener.closed(event.code);
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (message) => socket.send(message),
      close: () => socket.close(),
    };
  },
};

/** Requests about one match go elsewhere, all others to the server. */
export function beside(match: string, elsewhere: Transport): Transport {
  const begins = `/api/matches/${match}`;
  const isOf = (address: string) => address.startsWith(begins) && /^($|[/?])/.test(address.slice(begins.length));
  const endOf = (address: string) => (isOf(address) ? elsewhere : server);
  return {
    request: (address, sent) => endOf(address).request(address, sent),
    connect: (address, listener) => endOf(address).connect(address, listener),
  };
}

/** The end that is in use; an app without a server chooses its own before anything is asked. */
export const transport: { current: Transport } = { current: server };
