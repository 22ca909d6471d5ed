import type { Address } from './addresses.ts';

/** The page that accepts an invitation to a workshop. */
const PAGE: Address = '/profile-page';
const NAME = '#invitation=';

/**
 * The address in the letter of an invitation. The token stands in the hash, which browsers send to no server.
 * @param origin of the studio
 */
export const invitationAddress = (origin: string, token: string): string => `${origin}${PAGE}${NAME}${token}`;

/** The token that an address was opened with. @param hash of the address, with its sign */
export const invitationIn = (hash: string): string | undefined =>
  hash.startsWith(NAME) && hash.length > NAME.length ? hash.slice(NAME.length) : undefined;
