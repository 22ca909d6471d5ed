import { stoneRole } from '#spec/meanings/stone-roles.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { type Atom, hasSense, senseOf } from '../../parse/atom.ts';
import { wordSet } from '../../parse/word-set.ts';

/** What stays, by its name, with its value where one is said. */
export type Kept = NonNullable<DesignRequest['keep']>;

/** How a part is said to stay: "stones same", "metal wahi", "the weight should remain the same". */
const staying: ReadonlySet<string> = wordSet('same, wahi, vahi, unchanged, as is, as it is, as they are, as before');

/** Words that forbid a change: "don't change the setting", "no change to the stones". */
const changing = /^(?:change|alter|touch|badalna|badlo)(?: the)?$/;

/** "Stones same", "size wahi", "same font": the part that is said to stay at a place. */
export function unchangedPart(atoms: readonly Atom[], place: number): Atom | undefined {
  const { text } = atoms[place] as Atom;
  const isDenied = changing.test(text) && hasSense(atoms[place - 1], 'negation');
  if (isDenied) return partFrom(atoms, place + 1, 1);
  return staying.has(text) ? partBeside(atoms, place) : undefined;
}

function partBeside(atoms: readonly Atom[], place: number): Atom | undefined {
  const next = atoms[place + 1];
  if (atoms[place]?.text === 'same' && next && !hasSense(next, 'piece', 'gem', 'metal') && keptName(next)) return next;
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

/** As what a thing stands under `keep`. */
export function keptName(atom: Atom): Kept | undefined {
  const clarity = senseOf(atom, 'clarity');
  if (clarity) return { clarity: clarity.clarity };
  const part = senseOf(atom, 'part')?.part;
  const role = senseOf(atom, 'role')?.role;
  const { isCentre, halo } = stoneRole(role);
  if (role !== undefined && (isCentre || halo)) return { [role]: true };
  if (part !== undefined) return { [part]: true };
  if (hasSense(atom, 'gem', 'stone') || role !== undefined) return { stones: true };
  if (hasSense(atom, 'prongs')) return { prongs: true };
  const closure = senseOf(atom, 'closure')?.closure;
  if (closure !== undefined) return { [closure]: true };
  return hasSense(atom, 'metal') ? { metal: true } : undefined;
}
