import { isUuid } from '#shared/uuid.ts';
import type { IdentityContext } from '../../identity/identity-context.ts';
import { deviceName } from './device-name.ts';

type SessionStore = Pick<IdentityContext, 'db' | 'clock'>;

const iso = (ms: number) => new Date(ms).toISOString();

/** The current sessions of an account: the caller's own first, then the most recently used. */
export async function sessionsOf({ db, clock }: SessionStore, accountId: string, askingId: string) {
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
    device: deviceName(userAgent),
    signedInAt: iso(signedInAtMs),
    lastUsedAt: iso(lastUsedAtMs),
    isThisOne: id === askingId,
  }));
  return sessions.toSorted((left, right) => Number(right.isThisOne) - Number(left.isThisOne));
}

/** A session by its id, of any account. */
export async function findSession({ db }: Pick<SessionStore, 'db'>, id: string) {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('sessions').select(['id', 'accountId as ownerId']).where('id', '=', id).executeTakeFirst();
}
