import { brand } from '../brand.ts';

/** The scheme whose links the system hands to the desktop program. */
export const DEEP_LINK_SCHEME = brand.command;

/** Where the browser leads back to after a sign-in for the desktop; a studio that offers it has to name it among its `SIGN_IN_RETURNS`. */
export const SIGN_IN_RETURN = `${DEEP_LINK_SCHEME}://auth/callback`;
