/** A picture in a notebook keeps nothing: its frame has no storage of its own, and the notebook's is not ours. */
class Memory implements Storage {
  #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  key(number: number): string | null {
    return [...this.#kept.keys()][number] ?? null;
  }
  getItem(name: string): string | null {
    return this.#kept.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.#kept.set(name, value);
  }
  removeItem(name: string): void {
    this.#kept.delete(name);
  }
  clear(): void {
    this.#kept.clear();
  }
}

Object.defineProperty(window, 'localStorage', { value: new Memory() });
