import type { Database } from '../../db/open-database.ts';
import { openCode, sealCode } from '../codes/outstanding-code.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { SignUp } from './sign-up.ts';

/** The code of a sign-up: the same one until half of its life is over, then a new one. */
export async function renewCode(
  identity: Pick<IdentityContext, 'box' | 'clock' | 'config' | 'random'>,
  db: Database,
  { id, sealedCode, codeExpiresAtMs }: SignUp,
): Promise<string> {
  const { clock, config, random } = identity;
  const owner = { accountId: id, purpose: 'sign-up' } as const;
  if (codeExpiresAtMs - clock() > config.codeLifeMs / 2) return openCode(identity, owner, sealedCode);
  const code = random.code();
  await db
    .updateTable('signUps')
    .set({ sealedCode: sealCode(identity, owner, code), codeExpiresAtMs: clock() + config.codeLifeMs })
    .where('id', '=', id)
    .execute();
  return code;
}
