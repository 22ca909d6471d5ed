import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { RequestStone } from '#spec/request/sections/stone.ts';
import { type SaidEntry, saidList, withList } from '../amend/said-list.ts';
import { isPlural } from '../extract/pieces/plural.ts';
import type { BriefContext } from '../extract/subject.ts';
import type { TextSpan } from '../parse/span.ts';
import { isAdded, isOnlyNamed } from './spoken-of.ts';
import { comparisonsOf, standsIn } from './words-compared.ts';

type SaidStone = SaidEntry<'stones'>;

/** What changes of stones that are there, under the subject that it is told of. */
export interface ChangedStone {
  readonly subject: string;
  readonly stone: Partial<RequestStone>;
  readonly spans: SaidStone['spans'];
}

/**
 * Parts the stones of an edit: those that change (the main one, or "the garnets", or what is compared), and those that
 * are added or stand elsewhere, which stay in the request. A stone that is only named to tell which piece or place is
 * meant is none of them.
 */
export function changedStones(
  context: BriefContext,
  request: DesignRequest,
): { readonly stones: readonly ChangedStone[]; readonly request: DesignRequest } {
  const comparisons = comparisonsOf(request);
  const stones: ChangedStone[] = [];
  const left: SaidStone[] = [];
  for (const entry of saidList(request, 'stones')) {
    const words = entry.spans['.gem'] ?? entry.spans['.role'];
    const compared = words && comparisons.find(({ subject, span }) => subject !== 'center' && standsIn(words, span));
    const { isUsual } = stoneRole(entry.value.role);
    if (compared && compared.subject !== entry.value.role) continue;
    if (compared) stones.push(changed(entry, compared.subject, request.keep));
    else if (words && isOnlyNamed(context, words) && Object.keys(entry.value).length === 2) continue;
    else if (words && isAdded(context, words)) left.push(isUsual ? accented(entry) : entry);
    else if (isUsual && !stones.some(({ subject }) => subject === 'center' || subject === 'stones'))
      stones.push(changed(entry, subjectOf(context, entry), request.keep));
    else left.push(entry);
  }
  return { stones, request: withList(request, 'stones', left) };
}

function accented({ value, spans }: SaidStone): SaidStone {
  return { value: { ...value, role: 'accent' }, spans };
}

/** "swap the garnets for amethysts", "1.5 ct total": of several stones; a change of one is that of the main stone. */
function subjectOf({ brief }: BriefContext, { value, spans }: SaidStone): string {
  const text = (span: TextSpan | undefined): string => (span ? brief.slice(...span).toLowerCase() : '');
  const isPlaced = spans['.role'] !== undefined && String(spans['.role']) !== String(spans['.gem']);
  if (isPlaced && stoneRole(value.role).isCentre && text(spans['.role']).includes('c')) return 'center';
  const areMany = [spans['.gem'], spans['.shape']].some((span) => isPlural(text(span)));
  return areMany || value.carat_total !== undefined ? 'stones' : 'center';
}

/** Of a stone only what is to be different: nothing that stays, and no claws beside their number. */
function changed({ value, spans }: SaidStone, subject: string, keep: DesignRequest['keep']): ChangedStone {
  // Among changes the key says which stone it is, so the role is dropped.
  const { role: _, ...change }: Partial<RequestStone> = value;
  // "up a stone size, down a colour": what a new stone would be taken for is no change of the one that is there.
  if (keep?.['stones'] !== undefined || spans['.gem'] === undefined) delete change.gem;
  if (change.prongs_per_stone !== undefined && change.setting === 'prong') delete change.setting;
  const own = Object.entries(spans).filter(([path]) => path.slice(1) in change);
  return { subject, stone: change, spans: Object.fromEntries(own) };
}
