/** Why somebody could not be invited as a table was created: the table says it, for it exists all the same. */
const refused = new Map<string, string>();

export function keepRefusal(match: string, said: string): void {
  refused.set(match, [refused.get(match), said].filter(Boolean).join(' '));
}

export function refusalOf(match: string): string {
  return refused.get(match) ?? '';
}
