/** A link that is handed on. */

export async function copyLink(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByHand(text); // pages without https have no clipboard
  }
}

function copyByHand(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  // Under an open dialog nothing else can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** Share with the device's own dialog, or else copy; returns whether it was copied, so that the page can say so. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false; // the person has closed the dialog
    }
  }
  await copyLink(url);
  return true;
}
