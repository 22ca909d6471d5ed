import type { IdentityContext } from '../../identity/identity-context.ts';
import { deviceWords } from './device-words.ts';

type Keeper = Pick<IdentityContext, 'db' | 'clock'>;

const iso = (ms: number) => new Date(ms).toISOString();

/** Somebody's sessions that are not over: the one that asks first, then the latest used. */
export async function sessionsOf({ db, clock }: Keeper, accountId: string, askingId: string) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'signedInAtMs', 'lastUsedAtMs'])
    .where('accountId', '=', accountId)
    .where('expiresAtMs', '>', clock())
    .orderBy('lastUsedAtMs', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map(({ id, userAgent, signedInAtMs, lastUsedAtMs }) => ({
    id,
    device: deviceWords(userAgent),
    signedInAt: iso(signedInAtMs),
    lastUsedAt: iso(lastUsedAtMs),
    isThisOne: id === askingId,
  }));
  return sessions.toSorted((left, right) => Number(right.isThisOne) - Number(left.isThisOne));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A session by its id, whoever's it is. */
export async function findSession({ db }: Pick<Keeper, 'db'>, id: string) {
  // A database may choke on what is no id, e.g. on a zero byte.
  if (!UUID.test(id)) return undefined;
  return db.selectFrom('sessions').select(['id', 'accountId as ownerId']).where('id', '=', id).executeTakeFirst();
}
