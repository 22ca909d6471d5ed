import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { type Extraction, section } from '../../extraction.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { samePiece } from './edit-evidence.ts';
import { restStays } from './rest-stays.ts';
import { wordSet } from '../../parse/word-set.ts';
import type { BriefContext, SubjectReader } from '../subject.ts';

/** How far the thing that stays may stand from "keep": "keep the two old rubies". */
const REACH = 5;

/** What stays as it is in an edit or a remodelling: everything else, the stones, the setting, a clarity. */
export const readKeep: SubjectReader = (context) => {
  const same = samePiece(context);
  const rest =
    restStays(context.atoms) ??
    context.atoms.find((atom) => cueOf(atom) === 'same_but') ??
    (same?.text === 'same' ? same : undefined);
  return [
    ...(rest ? [section('keep', { everything_else: { value: true, span: rest.span } })] : []),
    ...context.atoms.flatMap((atom, place) => (cueOf(atom) === 'keep' ? kept(context, place) : [])),
    ...(rest ? [] : context.atoms.flatMap((_, place) => unchanged(context, place))),
  ];
};

function cueOf(atom: Atom): string | undefined {
  return senseOf(atom, 'cue')?.cue;
}

/** How a part is said to stay: "stones same", "metal wahi", "the weight should remain the same". */
const staying: ReadonlySet<string> = wordSet('same, wahi, vahi, unchanged, as is, as it is, as they are, as before');

/** Words that forbid a change: "don't change the setting", "no change to the stones". */
const changing = /^(?:change|alter|touch|badalna|badlo)(?: the)?$/;

/** "stones same", "same size", "don't change the setting": a part that stays, without the word "keep". */
function unchanged({ atoms }: BriefContext, place: number): readonly Extraction[] {
  const { text } = atoms[place] as Atom;
  const isDenied = changing.test(text) && hasSense(atoms[place - 1], 'negation');
  const part = isDenied ? partFrom(atoms, place + 1, 1) : staying.has(text) ? partBeside(atoms, place) : undefined;
  const said = part && nameOf(part);
  if (!said || !part) return [];
  const span = [
    Math.min(part.span[0], atoms[place]?.span[0] ?? 0),
    Math.max(part.span[1], atoms[place]?.span[1] ?? 0),
  ] as const;
  return [section('keep', Object.fromEntries(Object.entries(said).map(([key, value]) => [key, { value, span }])))];
}

function partBeside(atoms: readonly Atom[], place: number): Atom | undefined {
  const next = atoms[place + 1];
  if (atoms[place]?.text === 'same' && next && !hasSense(next, 'piece', 'gem', 'metal') && nameOf(next)) return next;
  return partFrom(atoms, place - 1, -1);
}

/** The nearest atom that is not a small word. */
function partFrom(atoms: readonly Atom[], from: number, step: 1 | -1): Atom | undefined {
  let at = from;
  while (
    hasSense(atoms[at], 'filler', 'article', 'boundary') ||
    /^(?:to|remain|stay|be|the)$/.test(atoms[at]?.text ?? '')
  )
    at += step;
  const part = atoms[at];
  return part && !part.negated && !hasSense(part, 'piece') ? part : undefined;
}

type Kept = NonNullable<DesignRequest['keep']>;

/** English names it behind "keep", Hindi before "wahi rakhna". */
function kept({ atoms }: BriefContext, place: number): readonly Extraction[] {
  // "please don't keep the arch"
  if (atoms.slice(Math.max(0, place - 2), place).some((before) => hasSense(before, 'negation'))) return [];
  const step = /^(?:keep|retain|leave|preserve|hang)/.test(atoms[place]?.text ?? '') ? 1 : -1;
  for (let at = place + step; Math.abs(at - place) <= REACH; at += step) {
    const atom = atoms[at];
    if (atom === undefined || atom.kind === 'mark' || hasSense(atom, 'bound') || cueOf(atom) === 'budget') return [];
    // "leave the front plain", "keep it simple" say how it is to be, not what stays.
    const said = nameOf(atom);
    // "keep the weight under 5 g" is a limit.
    if (said && atoms.slice(at + 1, at + 3).some((next) => hasSense(next, 'bound') || next.quantity)) return [];
    if (said) {
      const span = [Math.min(atom.span[0], atoms[place]?.span[0] ?? 0), atom.span[1]] as const;
      return [section('keep', Object.fromEntries(Object.entries(said).map(([key, value]) => [key, { value, span }])))];
    }
  }
  return [];
}

const parts: ReadonlySet<string> = wordSet(`
  setting, mount, shank, band, clasp, chain, shape, design, colour, color, size, length, width, height, finish,
  head, style, metal, profile, hinge, motif, pattern, weight
`);

const names: Readonly<Record<string, string>> = { mount: 'setting', color: 'colour', head: 'setting' };

function nameOf(atom: Atom): Kept | undefined {
  const clarity = senseOf(atom, 'clarity');
  if (clarity) return { clarity: clarity.clarity };
  if (hasSense(atom, 'gem', 'stone')) return { stones: true };
  const role = senseOf(atom, 'role')?.role;
  const { isCentre, halo } = stoneRole(role);
  if (role !== undefined) return isCentre || halo ? { [role]: true } : { stones: true };
  const word = atom.text.replace(/s$/, '');
  if (parts.has(atom.text) || parts.has(word)) {
    const name = parts.has(atom.text) ? atom.text : word;
    return { [names[name] ?? name]: true };
  }
  if (hasSense(atom, 'prongs')) return { prongs: true };
  return hasSense(atom, 'metal') ? { metal: true } : undefined;
}
