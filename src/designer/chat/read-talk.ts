import type { TalkAct } from '../senses/sense.ts';
import { parseBrief } from '../brief/parse-brief.ts';
import { type Atom, senseOf } from '../brief/parse/atom.ts';

/** What two designs can be compared by. */
export type ComparedBy = 'weight' | 'price' | 'width' | 'size';

/** A comparison that was said: which way, of what, in which words. */
export interface SaidDirection {
  readonly by: ComparedBy;
  readonly sign: 1 | -1;
  readonly words: string;
}

/** What is said in a sentence besides what it wants of a design. */
export interface Talk {
  readonly acts: ReadonlySet<TalkAct>;
  /** Which of several designs or states is meant, from 1; -1 is the last. */
  readonly place: number | undefined;
  readonly directions: readonly SaidDirection[];
  /** Gems that are to be replaced by others. */
  readonly replacedGems: readonly string[];
  /** The sentence without all that is talk: "could you undo that" has nothing left. */
  readonly isAllTalk: boolean;
}

const comparedBy: Readonly<Record<string, ComparedBy>> = {
  weight: 'weight',
  price: 'price',
  band_width: 'width',
  size: 'size',
};

/** Reads a sentence of a conversation with the reader of briefs. */
export function readTalk(words: string): Talk {
  const { atoms } = parseBrief(words);
  const acts = atoms.flatMap((atom) => senseOf(atom, 'talk')?.act ?? []);
  const place = atoms.flatMap((atom) => senseOf(atom, 'ordinal')?.place ?? [])[0];
  return {
    acts: new Set(acts),
    place,
    directions: atoms.flatMap((atom) => directionOf(atom, words)),
    replacedGems: atoms.flatMap((atom) => (atom.replaced === true ? (senseOf(atom, 'gem')?.gem ?? []) : [])),
    isAllTalk: atoms.every((atom) => atom.kind === 'mark' || isTalk(atom)),
  };
}

function directionOf(atom: Atom, words: string): readonly SaidDirection[] {
  const told = senseOf(atom, 'talk');
  if (told?.by !== undefined && told.sign !== undefined)
    return [{ by: told.by, sign: told.sign, words: words.slice(...atom.span) }];
  const said = senseOf(atom, 'comparison') ?? senseOf(atom, 'comparative');
  const by = said && comparedBy[said.field];
  return said === undefined || by === undefined ? [] : [{ by, sign: said.sign, words: words.slice(...atom.span) }];
}

/** Small words and talk: nothing that a design could be changed by. */
function isTalk({ senses }: Atom): boolean {
  const small = [
    'talk',
    'numeral',
    'portion',
    'unit',
    'ordinal',
    'filler',
    'article',
    'boundary',
    'cue',
    'joint',
    'definite',
    'enumerator',
  ];
  return senses.length > 0 && senses.every(({ subject }) => small.includes(subject));
}
