import { pieceKinds } from '../../pieces/registry.ts';
import { requestedSize } from '../../request/size-of-request.ts';
import { designsInEach, designsOfItem } from '../../request/order/weight-per-piece.ts';
import type { Verdict } from '../fact.ts';
import type { Comparison } from '../comparison.ts';
import { changed, compared, number, type Judge, kept, notDone, outside, type SectionRules, word } from '../rule.ts';
import { isWithinMm, tolerances } from '../tolerances.ts';
import { weightVerdict } from '../weights.ts';
import { judgeWidth } from './band-width.ts';
import { lengthsOf } from './said-lengths.ts';
import { judgeSize } from './size.ts';
import { purposes, subtypes } from './subtypes.ts';

/** The first item is the piece of the design; each other one has a line and a design of its own. */
function ofFirst(judge: Judge): Judge {
  return (fact, at) => (fact.index === 0 ? judge(fact, at) : notDone('another piece of the order'));
}

export const itemRules: SectionRules<'items'> = {
  'items.type': ofFirst(
    word((type, { design }) => {
      const { orderedAs, called } = pieceKinds[design.spec.kind];
      return orderedAs.includes(type) ? kept : changed(called);
    }),
  ),
  'items.subtype': ofFirst(word(judgeSubtype)),
  'items.qty': ofFirst(() => kept),
  'items.unit': ofFirst(word(judgeUnit)),
  'items.length_mm': ofFirst(
    number((mm, at) =>
      compared(
        lengthsOf(at, 'lengthMm')[0] ?? lengthsOf(at, 'chainMm')[0],
        (found) => isWithinMm(mm, found, tolerances.lengthMm),
        'no part of it has this length',
      ),
    ),
  ),
  'items.width_mm': ofFirst(number(judgeWidth)),
  'items.weight_each_max_g': ofFirst(
    number((grams, { design, request }) => {
      const each = designsInEach(request.items?.[0], pieceKinds[design.spec.kind].pair);
      return weightVerdict('items.weight_each_max_g', grams, each * design.netMetalGrams);
    }),
  ),
  'items.weight_approx_g': ofFirst(
    number((grams, { design, request }) => {
      const designs = designsOfItem(request.items?.[0], pieceKinds[design.spec.kind].pair);
      return weightVerdict('items.weight_approx_g', grams, designs * design.netMetalGrams);
    }),
  ),
  'items.size_system': { readWith: 'items.size_value' },
  'items.size_value': ofFirst((_, at) => judgeSize(requestedSize(at.request) ?? { system: null }, at)),
};

function judgeSubtype(subtype: string, at: Comparison): Verdict {
  if (purposes.has(subtype)) return outside('what a piece is for shows in no part of it');
  const known = Object.hasOwn(subtypes, subtype) ? subtypes[subtype] : undefined;
  const isSeen = known ? known(at) : at.words.has(subtype) || at.pieces.has(subtype);
  return isSeen ? kept : notDone('nothing in the design is called so');
}

/** A design is made as often as was ordered, a pair of what is worn singly twice; earrings come in pairs. */
function judgeUnit(unit: string, { design, request }: Comparison): Verdict {
  const isSingle = unit === 'piece' && (request.items?.[0]?.qty ?? 1) % 2 === 1;
  return isSingle && pieceKinds[design.spec.kind].pair ? changed('pair') : kept;
}
