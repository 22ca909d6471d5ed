import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Listening, listenOnLoopback } from '#server/http/listen-on-loopback.ts';
import { openTestStudio, type TestStudio } from '#server/testing/test-studio.ts';
import { haloRing } from '#spec/testing/sample-specs.ts';
import { answerOf, createStudioClient } from '../../../api/studio-client.ts';
import { provideTokens } from '../../../api/token-source.ts';
import type { CatalogueDesign } from '../catalogue-pages.ts';
import { createListingEdits, type ListingHome } from './listing-edits.ts';
import { createListingHome } from './listing-home.ts';

let server: TestStudio;
let listening: Listening;
let home: ListingHome;
let client: ReturnType<typeof createStudioClient>;
let shop: string;
let noLine = false;

beforeAll(async () => {
  server = await openTestStudio({ sqliteFile: ':memory:' });
  listening = await listenOnLoopback(
    (request, env) => (noLine ? new Response('', { status: 503 }) : server.answer(request, env)),
    0,
  );
  await server.create({ email: 'ann@example.org' });
  const { authorization } = await server.signIn('ann@example.org');
  provideTokens({ current: async () => authorization.slice('Bearer '.length), renewed: async () => undefined });
  client = createStudioClient(listening.url);
  home = createListingHome(client);
  const workshops = await answerOf(client.api.workshops.$get());
  shop = workshops.ok ? (workshops.value.workshops[0]?.id ?? '') : '';
});
afterAll(async () => {
  await listening.close();
  await server.close();
});
beforeEach(() => {
  noLine = false;
});

async function created(title = 'Aurelia'): Promise<CatalogueDesign> {
  const revision = {
    id: randomUUID(),
    spec: { ...haloRing, title },
    origin: 'words' as const,
    madeAt: '2026-11-24T10:00:00Z',
  };
  const header = { 'idempotency-key': randomUUID() };
  const call = { param: { workshopId: shop }, header, json: { revision, brief: '', tags: [] } };
  const answer = await answerOf(client.api.workshops[':workshopId'].designs.$post(call));
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value;
}

/** The table of somebody in the workshop. */
function table() {
  const saved: CatalogueDesign[] = [];
  const edits = createListingEdits({
    home,
    currency: () => 'USD',
    onSaved: (_shop, design) => saved.push(design),
  });
  const editOf = (id: string) => edits.store.getState().edits[id];
  return { ...edits, saved, editOf };
}

const there = async (id: string) => {
  const read = await home.read(shop, id);
  return read.ok ? read.value : read.problem;
};

test('what is typed is saved, and nothing is left to be saved', async () => {
  const { type, save, editOf, saved } = table();
  const design = await created();
  type(shop, design, { title: 'Noor', tags: 'bridal, window' });
  type(shop, design, { price: '4200' });
  await save([design.id]);
  const after = { title: 'Noor', tags: ['bridal', 'window'], priceOverride: { hundredths: 420_000, currency: 'USD' } };
  expect(await there(design.id)).toMatchObject(after);
  expect([editOf(design.id), saved]).toMatchObject([undefined, [after]]);
});

test('typed back, nothing is to be saved', async () => {
  const { type, undo, editOf } = table();
  const design = await created();
  type(shop, design, { sku: 'A' });
  type(shop, design, { sku: '' });
  expect(editOf(design.id)).toBeUndefined();
  type(shop, design, { sku: 'A', title: 'Noor' });
  undo(design.id, 'sku');
  expect(editOf(design.id)?.typed).toMatchObject({ sku: '', title: 'Noor' });
  undo(design.id);
  expect(editOf(design.id)).toBeUndefined();
});

test('what can’t be kept is not sent, and keeps nothing else from being saved', async () => {
  const { type, save, editOf } = table();
  const [wrong, right] = [await created(), await created()];
  type(shop, wrong, { title: ' ' });
  type(shop, right, { collection: 'Rose' });
  await save([wrong.id, right.id]);
  expect([editOf(wrong.id)?.typed.title, await there(right.id)]).toMatchObject([' ', { collection: 'Rose' }]);
});

test('what the studio refuses is told beside the design', async () => {
  const { type, save, editOf } = table();
  const [first, second] = [await created('First'), await created()];
  type(shop, first, { sku: 'TWICE' });
  type(shop, second, { sku: 'TWICE' });
  await save([first.id, second.id]);
  expect(editOf(second.id)?.problem).toMatchObject({ message: 'First has the stock number TWICE already.' });
  type(shop, second, { sku: 'ONCE' });
  expect(editOf(second.id)?.problem).toBeUndefined();
});

test('without a line what is typed stays, and is saved later', async () => {
  const { type, save, editOf } = table();
  const design = await created();
  type(shop, design, { sku: `S-${design.id.slice(0, 8)}` });
  noLine = true;
  await save([design.id]);
  expect(editOf(design.id)).toMatchObject({ isSaving: false, problem: { remedy: expect.any(String) } });
  noLine = false;
  await save([design.id]);
  expect(await there(design.id)).toMatchObject({ sku: `S-${design.id.slice(0, 8)}` });
});

test('another state of the design, which lists it as before, is no conflict', async () => {
  const { type, save, editOf } = table();
  const design = await created();
  type(shop, design, { description: 'Worn low.' });
  const state = { id: randomUUID(), spec: haloRing, origin: 'hand' as const, madeAt: '2026-11-24T11:00:00Z' };
  const call = {
    param: { workshopId: shop, designId: design.id },
    header: {},
    json: { ...state, parentId: design.headId },
  };
  expect(await answerOf(client.api.workshops[':workshopId'].designs[':designId'].revisions.$post(call))).toMatchObject({
    ok: true,
  });
  await save([design.id]);
  expect([editOf(design.id), await there(design.id)]).toMatchObject([
    undefined,
    { description: 'Worn low.', revisionCount: 2 },
  ]);
});

test('what a colleague has changed meanwhile is shown, and whose stands is asked', async () => {
  const [mine, theirs] = [table(), table()];
  const design = await created();
  mine.type(shop, design, { title: 'Mine', description: 'Mine, too.' });
  theirs.type(shop, design, { title: 'Theirs', collection: 'Rose' });
  await theirs.save([design.id]);
  await mine.save([design.id]);
  expect(mine.editOf(design.id)).toMatchObject({ isSaving: false, theirs: { title: 'Theirs', collection: 'Rose' } });
  // Nothing is sent before that is answered.
  await mine.save([design.id]);
  expect(await there(design.id)).toMatchObject({ title: 'Theirs', description: '' });

  await mine.settle(design.id, 'mine');
  expect(await there(design.id)).toMatchObject({ title: 'Mine', description: 'Mine, too.', collection: 'Rose' });
  expect(mine.editOf(design.id)).toBeUndefined();
});

test('a colleague’s change that is kept is shown, and nothing is sent', async () => {
  const [mine, theirs] = [table(), table()];
  const design = await created();
  mine.type(shop, design, { title: 'Mine' });
  theirs.type(shop, design, { title: 'Theirs' });
  await theirs.save([design.id]);
  await mine.save([design.id]);
  await mine.settle(design.id, 'theirs');
  expect([mine.editOf(design.id), mine.saved.at(-1)?.title, await there(design.id)]).toMatchObject([
    undefined,
    'Theirs',
    { title: 'Theirs' },
  ]);
});
