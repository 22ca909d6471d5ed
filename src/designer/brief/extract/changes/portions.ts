import { type Extraction } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { spanOver } from '../../parse/span.ts';
import { contentAfter } from '../phrases/phrases.ts';
import { isPlural } from '../pieces/plural.ts';
import type { SubjectReader } from '../subject.ts';

/** How far before "half" its verb of taking away may stand. */
const REACH = 3;

/** "Half the width", "twice as thick", "take out every second stone", "the rubies are too many, remove half". */
export const readPortions: SubjectReader = ({ atoms }) =>
  atoms.flatMap((atom, place): readonly Extraction[] => {
    const portion = senseOf(atom, 'portion')?.portion;
    if (portion === undefined) return [];
    const next = atoms[contentAfter(atoms, place)];
    const measure = senseOf(next, 'measure')?.measure;
    if (next && measure !== undefined) {
      const field = measure === 'band' ? 'band_width' : measure;
      const span = spanOver(atom.span, next.span);
      return [{ kind: 'change', subject: 'dimensions', field, value: portion, span }];
    }
    const isTaken = atoms.slice(Math.max(0, place - REACH), place).some((before) => hasSense(before, 'removal'));
    if (!isTaken) return [];
    const things = hasSense(next, 'gem', 'stone') ? next : lastPlural(atoms, place);
    const span = things ? spanOver(atom.span, things.span) : atom.span;
    const gem = senseOf(things, 'gem')?.gem;
    return [
      { kind: 'change', subject: 'stones', field: 'count', value: portion, span },
      ...(gem === undefined ? [] : [{ kind: 'change', subject: 'stones', field: 'gem', value: gem, span } as const]),
    ];
  });

function lastPlural(atoms: readonly Atom[], place: number): Atom | undefined {
  return atoms.findLast((atom, at) => at < place && hasSense(atom, 'gem') && isPlural(atom.text));
}
