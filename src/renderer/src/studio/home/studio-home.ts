import { type Result, ok } from '#shared/result.ts';
import { answerOf, type createStudioClient, type RefusedCall } from '../../api/studio-client.ts';
import type { Draft, Revision } from '../journal/draft.ts';
import { listingOf } from '../journal/listing.ts';
import type { AtHome, DesignHome, HomePlace } from './design-home.ts';

/** More revisions than are looked at; those before them stay in the workshop. */
const NEWEST = 50;

/** The workshops on the server of a studio. */
export function createStudioHome({ api }: ReturnType<typeof createStudioClient>): DesignHome {
  const designs = api.workshops[':workshopId'].designs;
  const design = designs[':designId'];
  return {
    async workshops() {
      const answer = await answerOf(api.workshops.$get());
      return answer.ok ? ok(answer.value.workshops.map(({ id }) => id)) : answer;
    },
    async create(workshopId, key, draft, first) {
      const { id, brief } = draft;
      const json = { id, brief, tags: [], revision: sent(first), madeFrom: madeFrom(draft) };
      return atHome(await answerOf(designs.$post({ param: { workshopId }, header: { 'idempotency-key': key }, json })));
    },
    async save(place, revision, parentId, etag) {
      const call = { param: param(place), header: { 'if-match': etag }, json: { ...sent(revision), parentId } };
      const answer = await answerOf(design.revisions.$post(call));
      return answer.ok ? atHome(ok(answer.value.design)) : answer;
    },
    async show(place, revision, etag) {
      const json = { headId: revision.id, ...estimateOf(revision) };
      return atHome(await answerOf(design.$patch({ param: param(place), header: { 'if-match': etag }, json })));
    },
    async read(place, known) {
      const read = await answerOf(design.$get({ param: param(place), header: {} }));
      if (!read.ok) return read;
      const listed = await answerOf(design.revisions.$get({ param: param(place), query: { limit: String(NEWEST) } }));
      if (!listed.ok) return listed;
      const entries = listed.value.revisions.toReversed();
      const records: unknown[] = [];
      for (const { id, parentId, origin, madeAt } of entries) {
        if (known.has(id)) continue;
        const state = await answerOf(
          design.revisions[':revisionId'].$get({ param: { ...param(place), revisionId: id } }),
        );
        if (!state.ok) return state;
        const edit = { patch: [], origin, author: 'workshop', time: madeAt };
        records.push({ id, parent: parentId, spec: state.value.spec, edit });
      }
      const there = read.value as Extract<typeof read.value, AtHome>;
      const { etag, headId, brief, createdAt, madeFrom } = there;
      return ok({
        etag,
        headId,
        brief,
        createdAt,
        madeFrom,
        listing: listingOf(there),
        revisions: entries.map(({ id }) => id),
        records,
      });
    },
  };
}

const param = ({ workshopId, designId }: HomePlace) => ({ workshopId, designId });

const atHome = (answer: Result<AtHome, RefusedCall>): Result<AtHome, RefusedCall> =>
  answer.ok ? ok({ etag: answer.value.etag, headId: answer.value.headId }) : answer;

/** What was understood of its words, and why it was proposed. */
const madeFrom = ({ request, line, proposal }: Draft) => ({
  request,
  line: { ...line, stones: [...line.stones] },
  proposal,
});

const sent = (revision: Revision) => ({
  id: revision.id,
  spec: revision.spec,
  origin: revision.edit.origin,
  madeAt: revision.edit.time,
  ...estimateOf(revision),
});

/** What a catalogue shows of a revision, the weight as its page tells it: it is settled here, and no quote is bound by it. */
function estimateOf({ weighed }: Revision) {
  if (weighed === undefined) return {};
  const { netMetalGrams, price } = weighed.sheet;
  return {
    estimate: {
      netMetalMilligrams: Math.round(netMetalGrams * 1000),
      price: { hundredths: Math.round(price.amount * 100), currency: price.currency },
    },
  };
}
