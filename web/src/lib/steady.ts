/** For what is made anew with every update and mostly says the same. */

/** The same value as long as it says the same: whatever follows from it then need not be made anew. */
export function steady<T>(make: () => T): () => T {
  let last: { said: string; value: T } | null = null;
  return () => {
    const value = make();
    const said = JSON.stringify(value);
    if (last?.said !== said) last = { said, value };
    return last.value;
  };
}
