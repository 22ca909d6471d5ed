import { pieceKinds } from '../../pieces/registry.ts';
import type { SaidFact, Verdict } from '../fact.ts';
import type { Comparison } from '../comparison.ts';
import { changed, compared, figure, type Judge, kept, notDone, outside, type SectionRules, word } from '../rule.ts';
import { isUnder, isWithinMm, tolerances } from '../tolerances.ts';
import { judgeWidth } from './band-width.ts';
import { lengthsOf } from './said-lengths.ts';
import { purposes, subtypes } from './subtypes.ts';

/** A design is one piece: what is said of the others waits for designs of their own. */
function ofFirst(judge: Judge): Judge {
  return (fact, at) => (fact.index === 0 ? judge(fact, at) : notDone('another piece of the order'));
}

export const itemRules: SectionRules<'items'> = {
  'items.type': ofFirst(
    word((type, { design }) => {
      const { kind } = design.spec;
      return pieceKinds[kind].orderedAs.includes(type) ? kept : changed(kind);
    }),
  ),
  'items.subtype': ofFirst(word(judgeSubtype)),
  'items.qty': ofFirst(figure((count) => (count === 1 ? kept : notDone('one is designed')))),
  'items.unit': ofFirst(word(judgeUnit)),
  'items.length_mm': ofFirst(
    figure((mm, at) =>
      compared(
        lengthsOf(at, 'lengthMm')[0] ?? lengthsOf(at, 'chainMm')[0],
        (found) => isWithinMm(mm, found, tolerances.lengthMm),
        'no part of it has this length',
      ),
    ),
  ),
  'items.width_mm': ofFirst(figure(judgeWidth)),
  'items.weight_each_max_g': ofFirst(
    figure((grams, { design }) =>
      isUnder(grams, design.metalGrams)
        ? { state: 'kept', inDesign: design.metalGrams }
        : changed(design.metalGrams, 'over the limit'),
    ),
  ),
};

function judgeSubtype(subtype: string, at: Comparison): Verdict {
  if (purposes.has(subtype)) return outside('what a piece is for shows in no part of it');
  const known = Object.hasOwn(subtypes, subtype) ? subtypes[subtype] : undefined;
  const isSeen = known ? known(at) : at.words.has(subtype);
  return isSeen ? kept : notDone('nothing in the design is called so');
}

/** A pair of what is worn singly is two pieces. */
function judgeUnit(unit: string, { design, request }: Comparison, { index }: SaidFact): Verdict {
  const { pair } = pieceKinds[design.spec.kind];
  const single = (request.items?.[index]?.qty ?? 1) === 1;
  if (unit === 'pair') return pair && single ? kept : notDone('one is designed');
  return pair ? changed('pair') : kept;
}
