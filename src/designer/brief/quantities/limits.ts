import { type Atom, hasSense, isMark, senseOf } from '../words/atom.ts';
import type { Bound, Share } from './quantity.ts';

/**
 * Marks each quantity that is a limit ("under 20 gm", "20 gm tak") or that holds for each or for all pieces ("each",
 * "total").
 */
export function limited(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.map((atom, at) => {
    if (!atom.quantity) return atom;
    const bound = boundBehind(atoms, at) ?? boundBefore(atoms, at);
    const share = shareBeside(atoms, at);
    if (!bound && !share) return atom;
    return { ...atom, quantity: { ...atom.quantity, ...(bound && { bound }), ...(share && { share }) } };
  });
}

function boundBefore(atoms: readonly Atom[], at: number): Bound | undefined {
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const atom = atoms[before];
    const said = senseOf(atom, 'bound');
    // "US 6.5, 20 gm max, …": a word behind one quantity does not limit the next.
    if (said)
      return said.side === 'after' || (said.side === 'any' && atoms[before - 1]?.quantity) ? undefined : said.bound;
    if (!hasSense(atom, 'filler', 'boundary', 'article', 'cue', 'share') && !isMark(atom, ':', '=')) return undefined;
  }
  return undefined;
}

function boundBehind(atoms: readonly Atom[], at: number): Bound | undefined {
  for (let behind = at + 1; behind <= at + 3; behind += 1) {
    const atom = atoms[behind];
    const said = senseOf(atom, 'bound');
    if (said?.side === 'before') return undefined;
    // "max 10 gm": such a word belongs to the quantity right behind it.
    if (said) return said.side === 'any' && atoms[behind + 1]?.quantity ? undefined : said.bound;
    if (!hasSense(atom, 'filler', 'share', 'cue', 'metal') && !(hasSense(atom, 'boundary') && behind === at + 1))
      return undefined;
  }
  return undefined;
}

function shareBeside(atoms: readonly Atom[], at: number): Share | undefined {
  // "18-20 gm pair", "pair 60 gram": weights and prices often mean both together.
  const { kind } = atoms[at]?.quantity ?? {};
  const ofPair = [atoms[at + 1], atoms[at - 1]].some((atom) => senseOf(atom, 'cue')?.cue === 'pair');
  if (ofPair && (kind === 'gram' || kind === 'money') && !hasSense(atoms[at + 2], 'piece')) return 'pair';
  for (let behind = at + 1; behind <= at + 2; behind += 1) {
    const atom = atoms[behind];
    const said = senseOf(atom, 'share');
    if (said) return said.share;
    if (!hasSense(atom, 'filler', 'bound', 'gem', 'stone', 'shape')) break;
  }
  const before =
    senseOf(atoms[at - 1], 'share') ??
    (hasSense(atoms[at - 1], 'filler', 'bound') ? senseOf(atoms[at - 2], 'share') : undefined);
  const other = atoms[at - 2]?.quantity?.kind;
  // "each cap 1 gm"
  const named = atoms[at - 1]?.kind === 'word' ? senseOf(atoms[at - 2], 'share') : undefined;
  if (named) return named.share;
  return before && other !== kind ? before.share : undefined;
}
