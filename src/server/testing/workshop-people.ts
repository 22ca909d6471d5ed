import { randomUUID } from 'node:crypto';
import type { WorkshopRole } from '../db/workshop-tables.ts';
import type { TestStudio } from './test-studio.ts';

/** Somebody with an account who has just signed in. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** The people of a test, and what they ask of a studio. */
export function peopleOf(studio: TestStudio) {
  const send = async (
    who: Pick<Person, 'headers'>,
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const answer = await studio.ask(path, {
      method,
      headers: { ...who.headers, ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const read = (text === '' ? {} : JSON.parse(text)) as Answered['body'];
    return { status: answer.status, body: read, headers: answer.headers };
  };
  /** Puts somebody into a workshop without a letter. */
  const join = async (who: Person, workshopId: string, role: WorkshopRole): Promise<void> => {
    await studio.services.db
      .insertInto('workshopMembers')
      .values({ workshopId, accountId: who.id, role, invitedAs: '', joinedAtMs: studio.services.clock() })
      .execute();
  };
  return {
    send,
    /** @param name the local part of their address */
    async person(name: string): Promise<Person> {
      const email = `${name}@example.org`;
      const id = await studio.create({ email });
      return { id, email, headers: await studio.signIn(email) };
    },
    /** The id of the workshop that they joined first: their own. */
    async workshopOf(who: Person): Promise<string> {
      const { workshops } = (await send(who, 'GET', '/api/workshops')).body as {
        readonly workshops: readonly { readonly id: string }[];
      };
      return workshops[0]?.id ?? 'none';
    },
    /** Another workshop of theirs, so that a test begins with an empty one. @returns its id */
    async furtherWorkshop(who: Person): Promise<string> {
      const { db, clock } = studio.services;
      const [id, createdAtMs] = [randomUUID(), clock()];
      await db.insertInto('workshops').values({ id, name: 'Another', founderId: null, createdAtMs }).execute();
      await join(who, id, 'owner');
      return id;
    },
    join,
  };
}
