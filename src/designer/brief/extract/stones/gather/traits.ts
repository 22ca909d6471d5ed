import { hasSense, senseOf } from '../../../parse/atom.ts';
import { readingOf } from '../../../../archetypes/names/reading-of.ts';
import { countOwner } from '../../measures/count-owner.ts';
import { isBandSection, isFace, isOutline } from '../../measures/dimensions.ts';
import { lengthOwner } from '../../measures/length-owner.ts';
import { isPieceOutline } from '../../measures/piece-outline.ts';
import { isFormerOwner } from '../../people/former-owner.ts';
import { contentAfter } from '../../phrases/phrases.ts';
import { isStoneHad } from '../../possession.ts';
import type { BriefContext } from '../../subject.ts';
import { toneOwner } from '../../looks/tone-owner.ts';
import { type Trait, trait } from '../gathered-stone.ts';
import { bareClarityAt, gradeAt } from './grade.ts';
import { sizeWordAt } from './size-word.ts';

/** What the atom at a place says of a stone, apart from naming its gem or role. */
export function traitsAt(context: BriefContext, place: number): readonly Trait[] {
  const atom = context.atoms[place];
  if (!atom) return [];
  if (atom.quantity) return quantityTraits(context, place);
  const grade = gradeAt(context.atoms, place);
  if (grade) return [trait('color_grade', grade.value, grade.span)];
  const clarity = bareClarityAt(context.atoms, place);
  if (clarity !== undefined) return [trait('clarity', clarity, atom.span)];
  const traits: Trait[] = [];
  for (const sense of atom.senses) {
    switch (sense.subject) {
      case 'shape':
        // "an oval locket with a sapphire"
        if (!isOutlineOfPiece(context, place)) traits.push(trait('shape', sense.shape, atom.span));
        break;
      case 'style': {
        const size = sizeWordAt(context, place);
        if (size) traits.push(trait('size_word', size, atom.span));
        break;
      }
      case 'cut':
        traits.push(trait('cut', sense.cut, atom.span));
        break;
      case 'form':
        traits.push(trait('form', sense.form, atom.span));
        break;
      case 'origin':
        // "asli sona", "real gold"
        if (!hasSense(context.atoms[contentAfter(context.atoms, place)], 'metal'))
          traits.push(trait('origin', sense.origin, atom.span));
        break;
      case 'country':
        traits.push(trait('origin_country', sense.country, atom.span));
        break;
      case 'lab':
        traits.push(trait('lab', sense.lab, atom.span));
        break;
      case 'clarity':
        traits.push(trait('clarity', sense.clarity, atom.span), ...minimumBeside(context, place));
        break;
      case 'setting':
        traits.push(trait('setting', sense.setting, atom.span));
        break;
      case 'prongs':
        // "4 prong martini"
        if (!hasSense(context.atoms[contentAfter(context.atoms, place)], 'setting'))
          traits.push(trait('setting', sense.setting, atom.span));
        break;
      case 'orientation':
        traits.push(trait('orientation', sense.orientation, atom.span));
        break;
      case 'arrangement':
        // "a band of 2.2 mm tapering to 1.8"
        if (context.atoms[place + 1]?.text !== 'to') traits.push(trait('arrangement', sense.arrangement, atom.span));
        break;
      case 'rows':
        if (sense.rows !== undefined && !isOfBeads(context, place)) traits.push(trait('rows', sense.rows, atom.span));
        break;
      case 'possession':
        if (isStoneHad(context, place)) traits.push(trait('supplied_by', 'customer', atom.span));
        break;
      case 'supply':
        traits.push(trait('supplied_by', sense.suppliedBy, atom.span));
        break;
      case 'sides':
        traits.push(trait('role', 'side', atom.span), ...(sense.each ? [trait('perSide', true, atom.span)] : []));
        break;
      case 'tone':
        if (toneOwner(context, place) === 'stone') traits.push(trait('color', sense.color, atom.span));
        break;
      case 'wearer':
        // "my grandmother's diamond"
        if (isFormerOwner(context.atoms, place)) traits.push(trait('supplied_by', 'customer', atom.span));
        break;
      default:
    }
  }
  return traits;
}

function isOutlineOfPiece(context: BriefContext, place: number): boolean {
  const { atoms } = context;
  if (isPieceOutline(context)) return true;
  const { ownOutline, hasFace } = readingOf(senseOf(atoms[contentAfter(atoms, place)], 'piece')?.subtype);
  return ownOutline === true || hasFace === true;
}

function quantityTraits(context: BriefContext, place: number): readonly Trait[] {
  const { quantity, span } = context.atoms[place] as {
    quantity: NonNullable<BriefContext['atoms'][number]['quantity']>;
    span: readonly [number, number];
  };
  switch (quantity.kind) {
    case 'carat': {
      const share =
        quantity.ofAll || quantity.share === 'total' || quantity.share === 'all_pieces' || quantity.share === 'pair'
          ? 'total'
          : quantity.share === 'each'
            ? 'each'
            : 'unsaid';
      const { value, ofOneStone } = quantity;
      return [trait('carats', { value, share, ...(ofOneStone && { ofOneStone }) }, span)];
    }
    case 'length':
      if (lengthOwner(context, place).of !== 'stone') return [];
      return quantity.to === undefined
        ? [trait('diameter_mm', quantity.value, span)]
        : [trait('size_mm_min', quantity.value, span), trait('size_mm_max', quantity.to, span)];
    case 'box':
      return isFace(context, place) ||
        isTooLarge(context, quantity.sidesMm) ||
        isOutline(context, place) ||
        isBandSection(context, place) ||
        quantity.sidesMm.length > 3
        ? []
        : [trait('size_mm', longestFirst(quantity.sidesMm), span)];
    case 'traditional':
      return quantity.unit === 'ratti' ? [trait('weight', { value: quantity.value, unit: 'ratti' }, span)] : [];
    case 'per-side':
      return [trait('count', quantity.value, span)];
    case 'count':
      return countTraits(context, place, quantity.value, span);
    default:
      return [];
  }
}

/** No stone of which nothing else is said is so long: it is the piece. */
const STONE_MAX_MM = 20;

function isTooLarge({ atoms }: BriefContext, sidesMm: readonly number[]): boolean {
  const isNamed = atoms.some((atom) => !atom.negated && hasSense(atom, 'gem', 'stone', 'shape', 'cut', 'form'));
  return Math.max(...sidesMm) > STONE_MAX_MM && !isNamed;
}

/** Length, width and, when measured, depth. */
function longestFirst([length = 0, width = 0, ...depth]: readonly number[]): number[] {
  return [Math.max(length, width), Math.min(length, width), ...depth];
}

function countTraits(
  context: BriefContext,
  place: number,
  value: number,
  span: readonly [number, number],
): readonly Trait[] {
  if (!Number.isInteger(value)) return [];
  const owner = countOwner(context, place);
  if (owner === 'prongs' && value <= 24) return [trait('prongs_per_stone', value, span)];
  if ((owner === 'rows' || owner === 'strands') && value <= 50)
    return isOfBeads(context, place) ? [] : [trait('rows', value, span)];
  return owner === 'stone' && value <= 5000 ? [trait('count', value, span)] : [];
}

/** "double line kale moti" are lines of beads. */
function isOfBeads({ atoms, phraseOf }: BriefContext, place: number): boolean {
  return atoms.some((atom, at) => phraseOf[at] === phraseOf[place] && hasSense(atom, 'beads'));
}

/** "VS1 or better", "VS2+", "minimum VVS". */
function minimumBeside({ atoms }: BriefContext, place: number): readonly Trait[] {
  const near = [atoms[place + 1], atoms[place + 2], atoms[place - 1]];
  const said = near.find(
    (atom) => senseOf(atom, 'cue')?.cue === 'or_better' || senseOf(atom, 'bound')?.bound === 'min',
  );
  return said ? [trait('clarity_is_minimum', true, said.span)] : [];
}
