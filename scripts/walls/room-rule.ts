import { posix } from 'node:path';
import type { House } from './rooms.ts';

/**
 * Why a file may not import another, or undefined where it may. Paths run from the top of the repository.
 * A room uses what stands below it; a feature uses no other feature.
 */
export function roomBreach(from: string, to: string, houses: readonly House[]): string | undefined {
  const house = houses.find(({ folder }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`));
  if (house === undefined) return undefined;
  const [fromRoom = '', fromInner] = inHouse(house, from);
  const [toRoom = '', toInner] = inHouse(house, to);
  if (!house.rooms.includes(fromRoom)) return undefined;
  if (house.rooms.indexOf(toRoom) > house.rooms.indexOf(fromRoom) || !house.rooms.includes(toRoom)) {
    return `${fromRoom} stands below ${toRoom}: what both need belongs into a room below them (scripts/walls/rooms.ts).`;
  }
  if (fromRoom === toRoom && fromInner !== toInner && house.apart.includes(fromRoom)) {
    return `${fromRoom}/${fromInner} and ${toRoom}/${toInner} stand apart: what both need belongs into a room below them.`;
  }
  return undefined;
}

const inHouse = ({ folder }: House, path: string): string[] => path.slice(folder.length + 1).split('/');

/** The file that a relative import leads to; undefined for packages and aliases. */
export function importedFile(from: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}
