import type { IdentityContext } from '../identity-context.ts';
import type { CodePurpose } from './emails.ts';

/** What is kept of a code. A million codes are soon tried, so that it needs the studio's secret. */
export const hashOfCode = (
  { box }: Pick<IdentityContext, 'box'>,
  accountId: string,
  purpose: CodePurpose,
  code: string,
): string => box.mac('code', `${accountId}:${purpose}:${code}`).toString('base64url');
