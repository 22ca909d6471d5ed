/** Copies a text. @returns false where the browser allows it to no page that came over a plain line, or its user said no */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
