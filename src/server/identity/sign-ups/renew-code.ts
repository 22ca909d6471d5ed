import type { Database } from '../../db/open-database.ts';
import { openCode, sealCode } from '../codes/outstanding-code.ts';
import type { IdentityContext } from '../identity-context.ts';
import { identityLimits } from '../identity-limits.ts';
import type { SignUp } from './sign-up.ts';

const { entriesOfSignUpCode } = identityLimits;

/** The code of a sign-up for a letter: the same one until half of its life is over or wrong entries spent it, then a new one. */
export async function renewCode(
  identity: Pick<IdentityContext, 'box' | 'clock' | 'config' | 'random'>,
  db: Database,
  { id, sealedCode, codeExpiresAtMs, codeEntries }: SignUp,
): Promise<Pick<SignUp, 'sealedCode'> & { readonly code: string }> {
  const { clock, config, random } = identity;
  const owner = { accountId: id, purpose: 'sign-up' } as const;
  const isKept = codeEntries < entriesOfSignUpCode.most && codeExpiresAtMs - clock() > config.codeLifeMs / 2;
  if (isKept) {
    await renewNoCode(db);
    return { code: openCode(identity, owner, sealedCode), sealedCode };
  }
  const code = random.code();
  const renewed = sealCode(identity, owner, code);
  await db
    .updateTable('signUps')
    .set({
      sealedCode: renewed,
      codeExpiresAtMs: clock() + config.codeLifeMs,
      codeEntries: 0,
    })
    .where('id', '=', id)
    .execute();
  return { code, sealedCode: renewed };
}

/** The work of {@link renewCode} where there is none to renew: else the clock would tell. */
export async function renewNoCode(db: Database): Promise<void> {
  await db.updateTable('signUps').set({ codeEntries: 0 }).where('id', '=', '').execute();
}
