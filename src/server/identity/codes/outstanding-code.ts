import { timingSafeEqual } from 'node:crypto';
import type { EmailAddress } from '#shared/email-address.ts';
import type { Database } from '../../db/open-database.ts';
import type { IdentityContext } from '../identity-context.ts';
import { WrongStudioSecret } from '../../secrets/wrong-studio-secret.ts';
import type { CodePurpose } from './emails.ts';

/** Wrong entries that spend a code, where only who may enter it can make them; its owner then asks for another. */
export const ENTRIES_OF_CODE = 3;

/** What a code is for. */
interface CodeOwner {
  /** An account, or what stands for one where there is none. */
  readonly accountId: string;
  readonly purpose: CodePurpose;
}

const boundTo = ({ accountId, purpose }: CodeOwner) => `${accountId}:${purpose}`;

/** Encrypts a code with the studio's secret; a hash would be no better, because a million codes are quickly tried. */
export const sealCode = ({ box }: Pick<IdentityContext, 'box'>, owner: CodeOwner, code: string): string =>
  box.seal('code', boundTo(owner), code);

/** Whether a code was entered right. */
export function isCode(
  { box }: Pick<IdentityContext, 'box'>,
  owner: CodeOwner,
  sealedCode: string,
  entered: string,
): boolean {
  const code = Buffer.from(box.open('code', boundTo(owner), sealedCode) ?? '');
  const typed = Buffer.from(entered.trim());
  return code.length === typed.length && timingSafeEqual(code, typed);
}

/**
 * The code to send: the outstanding one as long as it goes to the same destination, half of its life is left and wrong
 * entries have not spent it, else a new one. Whoever asks again and again can so make no code worthless that is on its way to its reader.
 */
export async function codeToSend(
  identity: Pick<IdentityContext, 'box' | 'clock' | 'config' | 'random'>,
  db: Database,
  owner: CodeOwner,
  destination: string,
): Promise<{ readonly code: string; readonly sealedCode: string }> {
  const { clock, config, random } = identity;
  const kept = await findCode({ db }, owner);
  const isFresh = kept !== undefined && kept.expiresAtMs - clock() > config.codeLifeMs / 2;
  if (isFresh && kept.entries < ENTRIES_OF_CODE && kept.destination === destination)
    return { code: openCode(identity, owner, kept.sealedCode), sealedCode: kept.sealedCode };
  const code = random.code();
  const row = {
    sealedCode: sealCode(identity, owner, code),
    destination,
    expiresAtMs: clock() + config.codeLifeMs,
    entries: 0,
  };
  await db
    .insertInto('codes')
    .values({ ...owner, ...row })
    .onConflict((conflict) => conflict.columns(['accountId', 'purpose']).doUpdateSet(row))
    .execute();
  return { code, sealedCode: row.sealedCode };
}

/** Where a code of this purpose goes. */
type DestinationOf<Purpose> = Purpose extends 'verify-phone' ? string : EmailAddress;

/** Where a code was sent to: as an address, where it went to one (send-code.ts). */
export const destinationOf = <Purpose extends CodePurpose>(
  _purpose: Purpose,
  { destination }: { readonly destination: string },
): DestinationOf<Purpose> => destination as DestinationOf<Purpose>;

/** Where the code of an owner was sent to that can still be entered, if there is one. */
export async function outstandingDestination<Purpose extends CodePurpose>(
  { clock }: Pick<IdentityContext, 'clock'>,
  db: Database,
  owner: CodeOwner & { readonly purpose: Purpose },
): Promise<DestinationOf<Purpose> | undefined> {
  const kept = await findCode({ db }, owner);
  if (kept === undefined || kept.entries >= ENTRIES_OF_CODE || kept.expiresAtMs <= clock()) return undefined;
  return destinationOf(owner.purpose, kept);
}

/** The code that was last sent and not used, expired or not. */
export const findCode = ({ db }: Pick<IdentityContext, 'db'>, { accountId, purpose }: CodeOwner) =>
  db
    .selectFrom('codes')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();

/** Uses a code up. @returns false for the later one of two that did */
export async function spendCode(
  { db }: Pick<IdentityContext, 'db'>,
  { accountId, purpose }: CodeOwner,
  sealedCode: string,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('codes')
    .where('accountId', '=', accountId)
    .where('purpose', '=', purpose)
    .where('sealedCode', '=', sealedCode)
    .returning('purpose')
    .executeTakeFirst();
  return spent !== undefined;
}

export function openCode({ box }: Pick<IdentityContext, 'box'>, owner: CodeOwner, sealedCode: string): string {
  const code = box.open('code', boundTo(owner), sealedCode);
  if (code === undefined) throw new WrongStudioSecret('A code');
  return code;
}
