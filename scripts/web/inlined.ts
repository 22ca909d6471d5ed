import { createHash } from 'node:crypto';

/** A script or style that a printed page has in itself, and the hash by which the page's policy allows it. */
export interface Inlined {
  readonly kind: 'script' | 'style';
  readonly markup: string;
  /** As a policy names it, e.g. `sha256-…` (CSP Level 3, 2.3.1). */
  readonly hash: string;
}

/**
 * Writes a text into an element of the page.
 * @param attributes of the element, with a space before each
 * @throws if the text would end its element
 */
export function inlined(kind: Inlined['kind'], text: string, attributes = ''): Inlined {
  if (new RegExp(`</${kind}|<!--`, 'i').test(text)) throw new Error(`A ${kind} that ends its element can't be inlined`);
  const hash = createHash('sha256').update(text).digest('base64');
  return { kind, markup: `<${kind}${attributes}>${text}</${kind}>`, hash: `sha256-${hash}` };
}
