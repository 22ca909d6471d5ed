import { randomUUID } from 'node:crypto';
import { fail, ok, type Result } from '#shared/result.ts';
import { parseSpecText } from '#spec/parse-spec.ts';
import type { Database } from '../db/open-database.ts';
import type { Counter } from '../limits/count-attempts.ts';
import type { Actor } from '../workshops/hold-workshop.ts';
import { changeColumns, type GivenColumns } from './change-design.ts';
import type { ShownPrice } from './design.ts';
import { type DesignCaps, giveBack, takeRoom } from './design-caps.ts';
import { designWithNumber } from './design-with-number.ts';
import { designFull, MOST_REVISIONS, skuTaken } from './design-problems.ts';
import type { HeldDesign } from './hold-design.ts';
import { searchTextOf } from './search-terms.ts';

/** What a workshop says of a design in its catalogue. What is undefined stays as it is. */
export interface WantedListing {
  /** Stands in the spec, so that it is the same wherever the design appears: another one is another state. */
  readonly title?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly sku?: string | undefined;
  readonly collection?: string | undefined;
  readonly description?: string | undefined;
  /** Null for the reckoned one. */
  readonly priceOverride?: ShownPrice | null | undefined;
}

type Store = Counter & { readonly designCaps: DesignCaps };

/**
 * Lists a design otherwise.
 * @param version as for `holdDesign`
 * @returns refused with `sku_taken` where another design of the workshop has the number, with `design_full`,
 *   `designs_full`, `too_many_requests`, `not_found`, `design_changed`, or as `writeAsMember` refuses
 */
export function changeListing(store: Store, actor: Actor, designId: string, listing: WantedListing, version: number) {
  const given = columnsOf(listing);
  return changeColumns(store, actor, designId, version, given, async (work, held) => {
    const other = given.sku === undefined ? undefined : await designWithNumber(work, { ...held, sku: given.sku });
    if (other !== undefined) return fail(skuTaken(other.sku, other.title));
    const named = await nameHead(work, held, given.title ?? held.title);
    if (!named.ok) return named;
    // What is refused is not undone, so what is written comes after whatever refuses.
    const after = { ...held, ...given };
    const spec = named.value;
    const bytes = Buffer.byteLength(after.description + (spec ?? '')) - Buffer.byteLength(held.description);
    const room = await takeRoomFor(work, store.designCaps, held.workshopId, bytes);
    if (!room.ok) return room;
    const head = spec === undefined ? {} : await saveHead(work, store, actor, held, spec);
    const searchText = searchTextOf({ ...after, tags: JSON.parse(after.tags) as readonly string[] });
    return ok({ ...given, ...head, searchText });
  });
}

function columnsOf({ tags, priceOverride, ...texts }: WantedListing): GivenColumns {
  const said = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  return {
    ...said,
    ...(tags === undefined ? {} : { tags: JSON.stringify(tags) }),
    ...(priceOverride === undefined
      ? {}
      : {
          overrideHundredths: priceOverride?.hundredths ?? null,
          overrideCurrency: priceOverride?.currency ?? '',
        }),
  };
}

async function takeRoomFor(
  work: Database,
  caps: DesignCaps,
  workshopId: string,
  bytes: number,
): Promise<Result<undefined>> {
  if (bytes > 0) return takeRoom(work, caps, workshopId, bytes);
  if (bytes < 0) await giveBack(work, workshopId, -bytes);
  return ok(undefined);
}

/** The state that stands for a design under another title; undefined where it has that one. */
async function nameHead(
  work: Database,
  { id, headId, revisionCount, title: before }: HeldDesign,
  title: string,
): Promise<Result<string | undefined>> {
  if (title === before) return ok(undefined);
  if (revisionCount >= MOST_REVISIONS) return fail(designFull);
  const head = await work
    .selectFrom('designRevisions')
    .select('spec')
    .where('designId', '=', id)
    .where('id', '=', headId)
    .executeTakeFirstOrThrow();
  const read = parseSpecText(head.spec);
  return read.ok ? ok(JSON.stringify({ ...read.value, title })) : read;
}

async function saveHead(
  work: Database,
  { clock }: Store,
  { accountId }: Actor,
  { id: designId, headId, revisionCount }: HeldDesign,
  spec: string,
): Promise<GivenColumns> {
  const [id, nowMs] = [randomUUID(), clock()];
  await work
    .insertInto('designRevisions')
    .values({
      designId,
      id,
      parentId: headId,
      spec,
      origin: 'hand',
      authorId: accountId,
      madeAtMs: nowMs,
      savedAtMs: nowMs,
    })
    .execute();
  return { headId: id, revisionCount: revisionCount + 1 };
}
