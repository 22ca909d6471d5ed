import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Hono } from 'hono';
import { listenOnLoopback } from '#server/http/listen-on-loopback.ts';
import { openTestStudio } from '#server/testing/test-studio.ts';
import { peopleOf } from '#server/testing/workshop-people.ts';
import { haloRing } from '#spec/testing/sample-specs.ts';

/** A studio with a design, and a bare Hono route beside it. Prints as JSON where both are, and what opens the first. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder?');
const studio = await openTestStudio({ sqliteFile: join(folder, 'reading.sqlite') });
const { person, workshopOf, send } = peopleOf(studio);
const ann = await person('ann');
const at = `/api/workshops/${await workshopOf(ann)}/designs`;
const revision = { id: randomUUID(), spec: haloRing, origin: 'hand', madeAt: new Date().toISOString() };
const { body } = await send(ann, 'POST', at, { revision }, { 'idempotency-key': randomUUID() });
const bare = new Hono().get('/bare', (c) => c.json({ ok: true }));

const { url } = await listenOnLoopback(
  (request, env) => (request.url.endsWith('/bare') ? bare.fetch(request, env) : studio.answer(request, env)),
  0,
);
console.log(
  JSON.stringify({
    bare: new URL('/bare', url),
    design: new URL(`${at}/${String(body['id'])}`, url),
    headers: ann.headers,
  }),
);
