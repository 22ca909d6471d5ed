import { stoneRole } from '#spec/meanings/stone-roles.ts';
import { hasSense, senseOf } from '../../parse/atom.ts';
import type { BriefContext } from '../subject.ts';
import type { GatheredStone } from './gathered-stone.ts';

/** "Matt centre", "shoulders plain", "coins hanging": a place of which no stone is said is just a part of the piece. */
export function withoutPlaces({ atoms }: BriefContext, stones: readonly GatheredStone[]): readonly GatheredStone[] {
  return stones.filter(({ fields, place, head }) => {
    const told = Object.keys(fields).filter((key) => key !== 'role' && !(key === 'setting' && isInlay(fields.setting)));
    return told.length > 0 || head === 'birthstone' || namesStones(atoms[place]) || namesSmallOnes(atoms, place);
  });
}

/** "Beech mein heera, side mein chhote chhote": small ones stand there, of what else but stones. */
function namesSmallOnes(atoms: BriefContext['atoms'], place: number): boolean {
  const isStonePlace = hasSense(atoms[place], 'role') && atoms.slice(0, place).some((atom) => hasSense(atom, 'gem'));
  const [size, next] = [atoms[place + 1], atoms[place + 2]];
  const closes = next === undefined || next.kind === 'mark' || senseOf(next, 'qualifier')?.which === 'small';
  return isStonePlace && senseOf(size, 'qualifier')?.which === 'small' && closes;
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
