import { type Atom, hasSense, isMark, senseOf } from '../../parse/atom.ts';

/** How a band is dressed that carries a stone: "on a thin pavé band", ", hammered silver band". */
const dressing = [
  'finish',
  'profile',
  'filler',
  'article',
  'metal',
  'tone',
  'style',
  'setting',
  'feature',
  'technique',
  'comparative',
] as const;

/** From here on a stone leads the piece. Trade judgement. */
const LEADING_CARATS = 0.4;

/** How many stones stand in a row rather than lead. */
const ROW_OF_STONES = 4;

/** "oval ruby 9x7, 2 mm band", "2 ct oval on a pavé band": behind the stone it is only the hoop that carries it. */
export function isHoopOfStone(atoms: readonly Atom[], place: number): boolean {
  if (!['band', 'mm band'].includes(atoms[place]?.text ?? '')) return false;
  let from = place - 1;
  while (from >= 0 && (hasSense(atoms[from], ...dressing) || isPlainQuantity(atoms[from]))) from -= 1;
  const before = atoms.slice(0, from);
  const isMeasured = atoms.slice(from + 1, place).some((atom) => atom.quantity?.kind === 'length');
  const isTheOne = ['the', 'its'].includes(atoms[place - 1]?.text ?? '');
  const isApart = isMark(atoms[from], ',', '.') || ['and', 'with'].includes(senseOf(atoms[from], 'joint')?.joint ?? '');
  const isUnder = atoms[from]?.text === 'on';
  if (!isApart && !isUnder) return false;
  // "pave band banana", "a band, please": it is ordered by that name.
  if (/^(?:banana|banao|bana|chahiye|please)$/.test(atoms[place + 1]?.text ?? '')) return false;
  const hasStone = before.some((atom) => hasSense(atom, 'gem', 'shape'));
  return hasStone && (isMeasured || isTheOne || isUnder || leadsOne(before));
}

function isPlainQuantity(atom: Atom | undefined): boolean {
  return atom?.quantity !== undefined && atom.quantity.kind !== 'carat' && atom.quantity.kind !== 'box';
}

/** One stone of a said outline, size or weight, and no row of them. */
function leadsOne(atoms: readonly Atom[]): boolean {
  const isRow = atoms.some(({ quantity }) => quantity?.kind === 'count' && quantity.value >= ROW_OF_STONES);
  const leads = atoms.some(
    (atom) =>
      (hasSense(atom, 'shape') && !atom.negated) ||
      atom.quantity?.kind === 'box' ||
      (atom.quantity?.kind === 'carat' && atom.quantity.value >= LEADING_CARATS),
  );
  return leads && !isRow && !atoms.some((atom) => hasSense(atom, 'piece'));
}
