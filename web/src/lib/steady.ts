/** For values that are computed again with every update and are mostly equal. */

/** Returns the old object as long as the new one is equal, so that what depends on it is not computed again. */
export function steady<T>(make: () => T): () => T {
  let last: { said: string; value: T } | null = null;
  return () => {
    const value = make();
    const said = JSON.stringify(value);
    if (last?.said !== said) last = { said, value };
    return last.value;
  };
}
