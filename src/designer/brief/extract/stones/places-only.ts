import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { senseOf } from '../../parse/atom.ts';
import type { BriefContext } from '../subject.ts';
import type { GatheredStone } from './gathered-stone.ts';

/** "Matt centre", "shoulders plain", "coins hanging": a place of which no stone is said is just a part of the piece. */
export function withoutPlaces({ atoms }: BriefContext, stones: readonly GatheredStone[]): readonly GatheredStone[] {
  return stones.filter(({ fields, place, head }) => {
    const told = Object.keys(fields).filter((key) => key !== 'role' && !(key === 'setting' && isInlay(fields.setting)));
    return told.length > 0 || head === 'birthstone' || namesStones(atoms[place]);
  });
}

/** An inlay is of wood, enamel or meteorite as often as of stone. */
export function isInlay(setting: GatheredStone['fields']['setting']): boolean {
  return setting?.value === 'inlay';
}

/** A halo or melee is stones by its name, and so is "centre stone", "side nag"; "in the middle" is not. */
function namesStones(atom: BriefContext['atoms'][number] | undefined): boolean {
  const role = senseOf(atom, 'role');
  if (!atom || !role || role.positional) return false;
  return stoneRole(role.role).halo !== undefined || /(?:stone|nag|melee|accent|cluster)/.test(atom.text);
}
