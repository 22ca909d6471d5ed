import type { IdentityContext } from '../identity-context.ts';

/** Eight digits, as Cognito's: a code that opens an account by itself must be harder to guess than one that confirms. */
export const newSignInCode = ({ random }: Pick<IdentityContext, 'random'>): string =>
  `${random.code()}${random.code().slice(0, 2)}`;

/**
 * The hash of such a code, keyed with the studio's secret, because all codes are quickly tried.
 * @param address where it was sent; once the account has left that mailbox, the code in it is worthless
 */
export const hashOfSignInCode = (
  { box }: Pick<IdentityContext, 'box'>,
  accountId: string,
  address: string,
  code: string,
): string => box.mac('code', `${accountId}:sign-in:${address}:${code}`).toString('base64url');
