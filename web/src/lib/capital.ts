/** A sentence that begins with a word from elsewhere: its first letter as the language spoken writes it. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
