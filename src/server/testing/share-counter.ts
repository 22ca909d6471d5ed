import { deflateSync } from 'node:zlib';
import { randomUUID } from 'node:crypto';
import type { orderDesk } from './order-desk.ts';
import { ORIGIN, type TestStudio } from './test-studio.ts';
import type { peopleOf, Person } from './workshop-people.ts';

/** A link as tests read it. */
export interface AnsweredShare {
  readonly id: string;
  readonly url?: string;
  readonly state: string;
  readonly approval?: { readonly name: string; readonly note: string; readonly at: string };
}

const stones = [{ gem: 'ruby', shape: 'oval', count: 1, carats: 1.04 }];

/** Links of a workshop, and who opens them without an account. */
export function shareCounter(
  studio: TestStudio,
  { send }: Pick<ReturnType<typeof peopleOf>, 'send'>,
  desk: ReturnType<typeof orderDesk>,
) {
  const post = (who: Person, body: unknown, key: string = randomUUID()) =>
    send(who, 'POST', desk.at('/shares'), body, { 'idempotency-key': key });
  const counter = {
    post,
    wanted: async (who: Person, more: object = {}) => ({
      of: { ...(await desk.design(who)), netMetalGrams: 4.5, price: { amount: 3480, currency: 'USD' } },
      stones,
      ...more,
    }),
    /** A link to a new design, or to what is said. */
    async share(who: Person, more: object = {}): Promise<AnsweredShare> {
      const made = await post(who, 'of' in more ? { stones, ...more } : await counter.wanted(who, more));
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return made.body as unknown as AnsweredShare;
    },
    async listed(who: Person, query: string): Promise<readonly AnsweredShare[]> {
      const { status, body } = await send(who, 'GET', desk.at(`/shares?${query}`));
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body['shares'] as readonly AnsweredShare[];
    },
    async picture(who: Person, id: string, bytes: Uint8Array<ArrayBuffer>, type = 'image/png'): Promise<Response> {
      return studio.ask(desk.at(`/shares/${id}/picture`), {
        method: 'PUT',
        headers: { ...who.headers, 'content-type': type },
        body: bytes,
      });
    },
    pathOf: ({ url = '' }: AnsweredShare) => url.slice(ORIGIN.length),
    tokenOf: (share: AnsweredShare) => counter.pathOf(share).slice('/s/'.length),
    /** Opens a link as somebody without an account. */
    async open(path: string, from?: string) {
      const answer = await studio.ask(path, {}, from);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    /** Sends a form of a page, with the digest that the page has. */
    async sendForm(path: string, fields: Readonly<Record<string, string>>, from?: string) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const body = new URLSearchParams(fields).toString();
      const answer = await studio.ask(path, { method: 'POST', headers, body }, from);
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
    },
    /** Approves what a link shows as it shows it. */
    async approve(path: string, fields: Readonly<Record<string, string>> = { name: 'Asha Rao' }, from?: string) {
      const { text } = await counter.open(path, from);
      const shown = /name="shown" value="([^"]*)"/.exec(text)?.[1] ?? '';
      return counter.sendForm(`${path}/approval`, { shown, ...fields }, from);
    },
  };
  return counter;
}

/** A PNG of one grey. @param said what its header says of its sides */
export function greyPictureFile(
  widthPx: number,
  heightPx: number,
  said = { widthPx, heightPx },
): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(said.widthPx, 0);
  header.writeUInt32BE(said.heightPx, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((widthPx + 1) * heightPx, 128);
  for (let row = 0; row < heightPx; row += 1) rows[row * (widthPx + 1)] = 0;
  const begin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([begin, ...chunks]));
}

/** Its checksum is left at nothing: who reads its kind and its sides reads no more of it. */
function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
}
