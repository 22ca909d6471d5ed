import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseSpecText } from '#spec/parse-spec.ts';
import type { Database, DatabaseSource } from '../db/open-database.ts';

/**
 * Runs a program of this folder and kills it after so many lines, as a power cut would.
 * @returns the lines, each of something that it acknowledged, up to the end of the process
 */
export async function killedAfter(program: string, args: readonly string[], enough: number): Promise<string[]> {
  const words = ['--no-warnings', join(import.meta.dirname, `${program}.ts`), ...args];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === enough) child.kill('SIGKILL');
  }
  return acknowledged;
}

/** Saves designs until the process is killed. @returns `design state` of each state that was acknowledged */
export const savesUntilKilled = (source: DatabaseSource, folder: string, series: string, enough: number) =>
  killedAfter('save-until-killed', [JSON.stringify(source), folder, series], enough);

/** What a database lacks of the states that were acknowledged, and what of it is half. */
export async function brokenDesigns(db: Database, acknowledged: readonly string[]) {
  const designs = await db.selectFrom('designs').select(['id', 'headId', 'revisionCount', 'version']).execute();
  const states = await db.selectFrom('designRevisions').select(['designId', 'id', 'parentId', 'spec']).execute();
  const kept = new Set(states.map(({ designId, id }) => `${designId} ${id}`));
  const counts = new Map<string, number>();
  for (const { designId } of states) counts.set(designId, (counts.get(designId) ?? 0) + 1);
  return {
    lost: acknowledged.filter((ids) => !kept.has(ids)),
    withoutHead: designs.filter(({ id, headId }) => !kept.has(`${id} ${headId}`)),
    miscounted: designs.filter(
      ({ id, revisionCount, version }) => counts.get(id) !== revisionCount || version !== revisionCount,
    ),
    orphans: states.filter(({ designId, parentId }) => parentId !== null && !kept.has(`${designId} ${parentId}`)),
    unreadable: states.filter(({ spec }) => !parseSpecText(spec).ok),
  };
}

/** Places orders and takes them along until the process is killed. @returns `order version` of each that was acknowledged */
export const ordersUntilKilled = (source: DatabaseSource, folder: string, series: string, enough: number) =>
  killedAfter('order-until-killed', [JSON.stringify(source), folder, series], enough);

/** What a database lacks of the orders and steps that were acknowledged, and what of them is half. */
export async function brokenOrders(db: Database, acknowledged: readonly string[]) {
  const orders = await db
    .selectFrom('shopOrders')
    .select(['id', 'workshopId', 'number', 'version', 'logCount', 'stage', 'spec'])
    .execute();
  const lines = await db
    .selectFrom('orderLog')
    .select(['orderId', 'position', 'fromStage', 'toStage'])
    .orderBy('position')
    .execute();
  const versions = new Map(orders.map(({ id, version }) => [id, version]));
  const logs = new Map<string, typeof lines>();
  for (const line of lines) logs.set(line.orderId, [...(logs.get(line.orderId) ?? []), line]);
  const approvals = await db.selectFrom('shares').select(['orderId', 'approvedAtMs']).execute();
  const isApproved = new Set(lines.filter(({ toStage }) => toStage === 'approved').map(({ orderId }) => orderId));
  const numbers = orders.map(({ workshopId, number }) => `${workshopId} ${number}`);
  return {
    lost: acknowledged.filter((told) => {
      const [id = '', version] = told.split(' ');
      return (versions.get(id) ?? 0) < Number(version);
    }),
    miscounted: orders.filter(({ id, version, logCount }) => logs.get(id)?.length !== logCount || version !== logCount),
    unlogged: orders.filter(({ id, stage }) => logs.get(id)?.at(-1)?.toStage !== stage),
    gaps: lines.filter(({ orderId, position, fromStage }) => {
      const before = logs.get(orderId)?.[position - 2];
      return position > 1 && before?.toStage !== fromStage;
    }),
    // Here clients approve by links, and nobody else: the link and the order know of it, or neither does.
    halfApproved: approvals.filter(
      ({ orderId, approvedAtMs }) => orderId !== null && isApproved.has(orderId) !== (approvedAtMs !== null),
    ),
    twice: numbers.length - new Set(numbers).size,
    unreadable: orders.filter(({ spec }) => !parseSpecText(spec).ok),
  };
}

/** What {@link brokenOrders} finds where nothing is broken. */
export const NO_ORDER_BROKEN = {
  lost: [],
  miscounted: [],
  unlogged: [],
  gaps: [],
  halfApproved: [],
  twice: 0,
  unreadable: [],
};

/** What {@link brokenDesigns} finds where nothing is broken. */
export const NOTHING_BROKEN = { lost: [], withoutHead: [], miscounted: [], orphans: [], unreadable: [] };
