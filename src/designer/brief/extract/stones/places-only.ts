import { senseOf } from '../../words/atom.ts';
import type { BriefContext } from '../subject.ts';
import type { StoneDraft } from './draft.ts';

/** "Matt centre", "shoulders plain", "coins hanging": a place of which no stone is said is just a part of the piece. */
export function withoutPlaces({ atoms }: BriefContext, drafts: readonly StoneDraft[]): readonly StoneDraft[] {
  return drafts.filter(
    ({ fields, place }) => Object.keys(fields).some((key) => key !== 'role') || namesStones(atoms[place]),
  );
}

/** A halo or melee is stones by its name, and so is "centre stone", "side nag"; "in the middle" is not. */
function namesStones(atom: BriefContext['atoms'][number] | undefined): boolean {
  const role = senseOf(atom, 'role');
  if (!atom || !role || role.positional) return false;
  return role.role.endsWith('halo') || /(?:stone|nag|melee|accent|cluster)/.test(atom.text);
}
