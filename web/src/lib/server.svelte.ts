/** What the server says to everybody: announcements, and who may come in. */
import { api } from './api';
import type { ServerSeen } from './types';

const READ_AGAIN_MS = 300_000;
const HIDDEN = 'torri-announcements-read';

class Server {
  current = $state.raw<ServerSeen | null>(null);
  /** Announcements that somebody has put away; those that are over are forgotten. */
  hidden = $state.raw<string[]>(kept());

  async load(): Promise<void> {
    try {
      this.current = await api.get<ServerSeen>('/server');
    } catch {
      // What can't be read is no news; the page itself says when the server is away.
    }
  }

  /** Read now and again, as long as somebody looks at the page. */
  watch(): () => void {
    void this.load();
    const timer = setInterval(() => document.hidden || void this.load(), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }

  hide(id: string): void {
    const there = this.current?.announcements.map((one) => one.id) ?? [];
    this.hidden = [...this.hidden.filter((one) => there.includes(one)), id];
    localStorage.setItem(HIDDEN, JSON.stringify(this.hidden));
  }
}

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(HIDDEN) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const server = new Server();
