import type { IdentityContext } from '../identity-context.ts';
import type { CodePurpose } from './emails.ts';

/** The stored hash of a code. It is keyed with the studio's secret, because a million codes are quickly tried. */
export const hashOfCode = (
  { box }: Pick<IdentityContext, 'box'>,
  accountId: string,
  purpose: CodePurpose,
  code: string,
): string => box.mac('code', `${accountId}:${purpose}:${code}`).toString('base64url');
