import { type Fact, word } from '../fact.ts';
import { type Atom, hasSense, senseOf } from '../words/atom.ts';
import type { Sense } from '../words/sense.ts';
import { spanOver } from '../words/span.ts';
import type { SubjectReader } from './subject.ts';

/**
 * Everything under a negation, named by its noun: "no black diamonds" rules out black diamonds, "no diamond halo" the
 * halo, "gold ring nahi" the gold. Unknown words are kept as they were said: "no dangly bits".
 */
export const readExclusions: SubjectReader = ({ atoms }) => {
  const facts: Fact[] = [];
  let group: Atom[] = [];
  const close = () => {
    if (group.length > 0) facts.push(...exclusionsOf(group));
    group = [];
  };
  for (const atom of atoms) {
    const ruledOut = senseOf(atom, 'ruledOut');
    if (ruledOut) facts.push(word('exclude', ruledOut.thing, atom.span));
    if (atom.negated && !atom.replaced) group.push(atom);
    else close();
  }
  close();
  return facts;
};

function exclusionsOf(group: readonly Atom[]): readonly Fact[] {
  if (group.every(({ kind }) => kind === 'word')) return [named(group.map(({ text }) => text).join('_'), group)];
  const piece = group.find((atom) => hasSense(atom, 'piece'));
  if (piece && group.length > 1) return exclusionsOf([piece]);
  const karat = group.find(({ quantity }) => quantity?.kind === 'karat')?.quantity;
  if (karat?.kind === 'karat') return [named(`${karat.value}k_gold`, group)];
  const noun = group.findLast((atom) => atom.senses.length > 0) as Atom;
  const thing = thingOf(noun.senses);
  const tone = group
    .map((atom) => (atom === noun ? undefined : senseOf(atom, 'tone')))
    .find((found) => found !== undefined);
  return thing === undefined ? [] : [named(tone ? `${tone.color}_${thing}` : thing, group)];
}

function named(thing: string, group: readonly Atom[]): Fact {
  const [first, last] = [group[0] as Atom, group.at(-1) as Atom];
  return word('exclude', snake(thing), spanOver(first.span, last.span));
}

/** As it is written in the document: "dangly bits" → `dangly_bits`. */
function snake(text: string): string {
  return text.replaceAll(/[^a-z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '');
}

const plurals: Readonly<Record<string, string>> = { ruby: 'rubies', cz: 'cz', onyx: 'onyx', lapis: 'lapis' };

function thingOf(senses: readonly Sense[]): string | undefined {
  for (const sense of senses) {
    switch (sense.subject) {
      case 'unwanted':
        return sense.thing;
      case 'gem': {
        const many = plurals[sense.gem] ?? `${sense.gem}s`;
        return sense.color === undefined || sense.gem.includes('_') ? many : `${sense.color}_${many}`;
      }
      case 'stone':
        return 'stones';
      case 'metal':
        return sense.color === undefined ? sense.material : `${sense.color}_${sense.material}`;
      case 'role':
        return sense.role === 'side' ? 'side_stones' : sense.role === 'accent' ? 'accents' : sense.role;
      case 'prongs':
        return 'prongs';
      case 'setting':
        return sense.setting === 'prong' ? 'prongs' : sense.setting;
      case 'piece':
        return sense.subtype ?? sense.type;
      case 'kind':
        return sense.subtype;
      case 'motif':
        return sense.motif;
      case 'style':
        return sense.style;
      case 'finish':
        return sense.finish;
      case 'technique':
        return sense.technique;
      case 'feature':
        return sense.feature;
      case 'constraint':
        return sense.constraint;
      case 'closure':
        return sense.closure;
      case 'profile':
        return sense.profile;
      case 'enamel':
        return 'enamel';
      case 'engrave':
        return 'engraving';
      case 'hallmark':
        return 'hallmark';
      case 'tone':
        return sense.color;
      case 'shape':
        return `${sense.shape}_cut`;
      case 'cut':
        return sense.cut;
      case 'form':
        return `${sense.form}s`;
      case 'origin':
        return sense.origin;
      case 'country':
        return sense.country.toLowerCase();
      case 'beads':
        return sense.kind;
      case 'arrangement':
        return sense.arrangement;
      case 'orientation':
        return sense.orientation;
      default:
    }
  }
  return undefined;
}
