import type { Database } from '../db/open-database.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { ModelConnection } from './model-connection.ts';

interface Parts {
  readonly db: Database;
  readonly box: SecretBox;
}

/** There is one model for the whole studio. */
const ID = 'studio';

/** A key opens at its own address only: put to another one, it is worth nothing. */
const boundTo = (base: string): string => `model ${base}`;

/** The model that somebody chose on this computer; also without a key that another studio's secret sealed. */
export async function keptConnection({ db, box }: Parts): Promise<ModelConnection | undefined> {
  const row = await db.selectFrom('modelConnections').selectAll().where('id', '=', ID).executeTakeFirst();
  if (row === undefined) return undefined;
  const { base, name, trust, sealedKey } = row;
  const key = sealedKey === null ? undefined : box.open('model-key', boundTo(base), sealedKey);
  return { base, name, trust, ...(key === undefined ? {} : { key }) };
}

/** Chooses a model, in the place of any other. */
export async function keepConnection({ db, box }: Parts, { base, name, key, trust }: ModelConnection): Promise<void> {
  const sealedKey = key === undefined ? null : box.seal('model-key', boundTo(base), key);
  const row = { base, name, trust, sealedKey };
  await db
    .insertInto('modelConnections')
    .values({ id: ID, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** From now on the built-in designer answers. */
export async function forgetConnection({ db }: Pick<Parts, 'db'>): Promise<void> {
  await db.deleteFrom('modelConnections').where('id', '=', ID).execute();
}
