import { posix } from 'node:path';
import type { RoomOrder } from './rooms.ts';

/**
 * Why a file may not import another; undefined if it may. Paths are relative to the repository's root. A room uses the
 * rooms below it; a feature uses no other feature.
 */
export function roomBreach(from: string, to: string, roomOrders: readonly RoomOrder[]): string | undefined {
  // A room may have rooms of its own: both orders hold.
  const orders = roomOrders.filter(({ folder }) => from.startsWith(`${folder}/`) && to.startsWith(`${folder}/`));
  return orders.map((order) => breachOf(order, from, to)).find((breach) => breach !== undefined);
}

function breachOf(order: RoomOrder, from: string, to: string): string | undefined {
  const [fromRoom = '', fromInner] = insideFolder(order, from);
  const [toRoom = '', toInner] = insideFolder(order, to);
  if (!order.rooms.includes(fromRoom)) return undefined;
  if (order.rooms.indexOf(toRoom) > order.rooms.indexOf(fromRoom) || !order.rooms.includes(toRoom)) {
    return `${fromRoom} stands below ${toRoom}: what both need belongs into a room below them (scripts/walls/rooms.ts).`;
  }
  if (fromRoom === toRoom && fromInner !== toInner && order.apart.includes(fromRoom)) {
    return `${fromRoom}/${fromInner} and ${toRoom}/${toInner} stand apart: what both need belongs into a room below them.`;
  }
  return undefined;
}

const insideFolder = ({ folder }: RoomOrder, path: string): string[] => path.slice(folder.length + 1).split('/');

/** The file that a relative import leads to; undefined for packages and aliases. */
export function importedFile(from: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}
