import type { StyleWord } from '#spec/request/words/style-words.ts';
import { itemType } from '../../../archetypes/names/item-type.ts';
import { readingOf } from '../../../archetypes/names/reading-of.ts';
import { motifOf } from '../../../motifs/registry.ts';
import { type Extraction, section, singleValue, saidWord } from '../../extraction.ts';
import type { Atom } from '../../parse/atom.ts';
import { hasSense, senseOf } from '../../parse/atom.ts';
import { namesBothPartners, widthsOfPartners } from '../pieces/partners.ts';
import { placesLeftPlain } from '../exclude/left-plain.ts';
import { placeOfFinish } from './finish-places.ts';
import { isDeniedSize, isStyleOfPiece } from './style-of-piece.ts';
import { type BriefContext, type SubjectReader, wishes } from '../subject.ts';

/** Words that go into a list unchanged: style, finish, technique, motif, feature, constraint, view. */
export const readLooks: SubjectReader = (context) => [
  ...wishedLooks(context),
  ...deniedLooks(context),
  ...looksOfCouple(context),
];

/** Two people who each get one, however they are called. */
const looksOfCouple: SubjectReader = ({ atoms, ordered }) => {
  // "stacking bands, 2 mm and 3 mm" are for one hand.
  const isCouple = widthsOfPartners(atoms) !== undefined || readingOf(ordered[0]?.subtype?.value).forTwo === true;
  const width = isCouple ? ordered.find((piece) => piece.width)?.width : undefined;
  const span = width?.span ?? namesBothPartners(atoms)?.span;
  return span ? [saidWord('features', 'his_and_hers', span)] : [];
};

/** What a negation asks for: "not heavy" for a light piece, "must not spin" for one that does not, "not too big". */
const deniedLooks: SubjectReader = ({ atoms }) =>
  atoms.flatMap((atom, place): readonly Extraction[] => {
    if (!atom.negated || atom.replaced) return [];
    if (isDeniedSize(atoms, place)) return [saidWord('style', 'small', atom.span)];
    const constraint = senseOf(atom, 'constraint');
    const isItself =
      constraint?.mishap || constraint?.complaint || /^(?:no|must_not)_/.test(constraint?.constraint ?? '');
    const asked = isItself ? constraint?.constraint : constraint?.denied;
    return asked === undefined ? [] : [saidWord('constraints', asked, atom.span)];
  });

const wishedLooks: SubjectReader = (context) => {
  const leftPlain = placesLeftPlain(context);
  return wishes(context).flatMap(([place, atom]): readonly Extraction[] => {
    const plain = leftPlain.get(place);
    if (plain) return [plain];
    const extractions: Extraction[] = [];
    for (const sense of atom.senses) {
      switch (sense.subject) {
        case 'style':
          if (isStyleOfPiece(context.atoms, place) && !isOfOneOfSeveral(context, sense.style))
            extractions.push(saidWord('style', sense.style, atom.span));
          break;
        case 'finish':
          extractions.push(...finishAsSaid(context.atoms, place, sense.finish));
          break;
        case 'technique':
          extractions.push(saidWord('techniques', sense.technique, atom.span));
          break;
        case 'motif':
          if (
            !isOfEngraving(context, place) &&
            !isShapeOfStone(context.atoms, place) &&
            !isNoFigure(context.atoms, place)
          )
            extractions.push(saidWord('motifs', sense.motif, atom.span));
          break;
        case 'feature':
          extractions.push(saidWord('features', sense.feature, atom.span));
          break;
        case 'constraint':
          if (sense.mishap) break;
          extractions.push(saidWord('constraints', sense.constraint, atom.span));
          if (sense.exclude !== undefined) extractions.push(saidWord('exclude', sense.exclude, atom.span));
          break;
        case 'view':
          extractions.push(saidWord('views', sense.view, atom.span));
          break;
        case 'profile':
          if (isOfHoop(context, place)) extractions.push(singleValue('profile', sense.profile, atom.span));
          break;
        case 'closure':
          extractions.push(singleValue('closure', sense.closure, atom.span));
          break;
        default:
      }
    }
    return extractions;
  });
};

/** A finish of the whole, or of one place of it. */
function finishAsSaid(atoms: readonly Atom[], at: number, finish: string): readonly Extraction[] {
  const atom = atoms[at] as Atom;
  const placed = placeOfFinish(atoms, at);
  if (!placed) return [saidWord('finish', finish, atom.span)];
  const { place, span } = placed;
  return [saidWord('finish', finish, span), section('finish_on', { [place]: { value: finish, span } })];
}

/** "Long necklace, choker, earrings": the long one is one of them, and a style is of them all. */
function isOfOneOfSeveral({ ordered }: BriefContext, style: StyleWord): boolean {
  return style === 'long' && ordered.length > 1;
}

/** "court" and "flat" are said of much else: of a ring they are its profile. */
function isOfHoop({ atoms, pieces }: BriefContext, place: number): boolean {
  if (!['flat', 'court', 'comfort'].includes(atoms[place]?.text ?? '')) return true;
  if (hasSense(atoms[place + 1], 'closure', 'place', 'occasion')) return false;
  return pieces.length === 0 || pieces.some(({ type }) => itemType(type.value).onFinger);
}

/** "khanda engraved" is cut into the metal, not made of it. */
export function isOfEngraving({ atoms, phraseOf }: BriefContext, place: number): boolean {
  for (let at = place - 4; at <= place + 4; at += 1) {
    if (phraseOf[at] === phraseOf[place] && hasSense(atoms[at], 'engrave')) return true;
  }
  return false;
}

/** "my dog's fur", "2 dogs", "must not cross 12 carats", "nazar aaye": the creature, the verb or the oath. */
function isNoFigure(atoms: readonly Atom[], place: number): boolean {
  const [before, atom, next] = [atoms[place - 1], atoms[place], atoms[place + 1]];
  const text = atom?.text ?? '';
  const isPet = ['my', 'our', 'his', 'her', 'two', '2', '3'].includes(before?.text ?? '') && !hasSense(next, 'piece');
  if (isPet && /^(?:dog|cat|puppy|kitten|beagle|labrador|horse|rabbit)/.test(text)) return true;
  if (text === 'cross' && /^(?:not|to|should|must|shouldn't|mustn't|don't|dont|na)$/.test(before?.text ?? ''))
    return true;
  if (text === 'nazar' && /^(?:aa|na)/.test(next?.text ?? '')) return true;
  if (text === 'moon' || text === 'moons') return before?.text === 'half';
  return text === 'jesus' && next === undefined && before?.kind === 'mark';
}

/** "1 ct heart": a shape of stone, which the stones read. */
function isShapeOfStone(atoms: readonly Atom[], place: number): boolean {
  if (motifOf(senseOf(atoms[place], 'motif')?.motif ?? '')?.cut === undefined) return false;
  if (atoms[place - 1]?.quantity?.kind === 'carat') return true;
  // "a small emerald heart in the middle"; a "diamond heart pendant" is a heart of diamonds.
  return hasSense(atoms[place - 1], 'gem') && !hasSense(atoms[place + 1], 'piece');
}
