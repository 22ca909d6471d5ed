import type { Address } from '#shared/site/addresses.ts';
import { paths } from './paths.ts';

/*
 * Addresses with something filled in. Not beside those without: every visitor would load them.
 */

/** The page of one piece: a saved design, or a draft of the journal. */
export function piecePath(id: string): string {
  return `/catalog/${encodeURIComponent(id)}`;
}

/** The page of one order. @param workshopId where it is; its page looks into all of one's own where that is left out */
export function orderPath(id: string, workshopId?: string): string {
  const where = workshopId === undefined ? '' : `?workshop=${encodeURIComponent(workshopId)}`;
  return `/order/${encodeURIComponent(id)}${where}`;
}

/** The checks of one piece, on its page. */
export function checksPath(id: string): string {
  return `${piecePath(id)}?tab=make`;
}

/** Everything of one piece that can be set, on its page. */
export function adjustPath(id: string): string {
  return `${piecePath(id)}?tab=adjust`;
}

export const setPath = '/expert-mode/set-generation' satisfies Address;

const variationPage = '/expert-mode/image-variation' satisfies Address;

/** Variations of one piece. */
export function variationsPath(id: string): string {
  return `${variationPage}?of=${encodeURIComponent(id)}`;
}

/** A set around one piece. */
export function setAroundPath(id: string): string {
  return `${setPath}?with=${encodeURIComponent(id)}`;
}

/** What the shop charges, on the profile page. */
export const counterPath = `${paths.profile}#counter`;

/** What the workshop says of one design: title, SKU, tags, price. */
export function listingPath(id: string): string {
  return `${paths.listings}?design=${encodeURIComponent(id)}`;
}
