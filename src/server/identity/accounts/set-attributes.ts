import type { Database } from '../../db/open-database.ts';
import type { IdentityContext } from '../identity-context.ts';

type Attributes = Readonly<Record<string, string>>;

/** The attributes of an account whose row is held (hold-account.ts): what another window has just set is among them. */
export async function attributesOfRow(db: Database, id: string): Promise<Attributes> {
  const row = await db.selectFrom('accounts').select('attributes').where('id', '=', id).executeTakeFirst();
  return JSON.parse(row?.attributes ?? '{}') as Attributes;
}

export async function setAttributes(
  { clock }: Pick<IdentityContext, 'clock'>,
  db: Database,
  id: string,
  attributes: Attributes,
): Promise<void> {
  const columns = { attributes: JSON.stringify(attributes), updatedAtMs: clock() };
  await db.updateTable('accounts').set(columns).where('id', '=', id).execute();
}
