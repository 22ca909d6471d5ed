import type { IdentityContext } from '../identity-context.ts';

/** Eight digits, as Cognito's: a code that opens an account by itself must be harder to guess than one that confirms. */
export const newSignInCode = ({ random }: Pick<IdentityContext, 'random'>): string =>
  `${random.code()}${random.code().slice(0, 2)}`;

/** The hash of such a code, keyed with the studio's secret, because all codes are quickly tried. */
export const hashOfSignInCode = ({ box }: Pick<IdentityContext, 'box'>, accountId: string, code: string): string =>
  box.mac('code', `${accountId}:sign-in:${code}`).toString('base64url');
