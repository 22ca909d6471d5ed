import { noWorkshop } from '../../studio/home/send-next.ts';
import { answerOf, type RefusedCall, studio } from '../../api/studio-client.ts';
import type { Result } from '#shared/result.ts';
import { addressOfFilter, type CatalogueFilter } from './catalogue-filter.ts';

const AT_ONCE = '24';

/** A refusal, as a query throws it. */
export class CatalogueError extends Error {
  readonly problem: RefusedCall;

  constructor(problem: RefusedCall) {
    super(problem.message);
    this.problem = problem;
  }

  get isWithoutLine(): boolean {
    return this.problem.status === 0;
  }
}

/** What a call has answered. @throws {CatalogueError} */
export function known<T>(answer: Result<T, RefusedCall>): T {
  if (answer.ok) return answer.value;
  throw new CatalogueError(answer.problem);
}

/** A workshop whose designs whoever is logged in sees. */
export interface WorkshopToLookIn {
  readonly id: string;
  readonly name: string;
  readonly role: 'owner' | 'seller' | 'bench' | 'caster';
}

/** The workshops of whoever is logged in, first the one that they keep designs in. @throws {CatalogueError} */
export async function workshopsToLookIn(): Promise<readonly [WorkshopToLookIn, ...WorkshopToLookIn[]]> {
  const [own, ...others] = known(await answerOf(studio.api.workshops.$get())).workshops;
  if (own === undefined) throw new CatalogueError({ ...noWorkshop, status: 404 });
  return [own, ...others];
}

/**
 * A page of a workshop's designs, those that were changed last first.
 * @param after the cursor that the page before gave
 * @throws {CatalogueError}
 */
export async function catalogueAfter(workshopId: string, filter: CatalogueFilter, after: string | undefined) {
  const query = { ...addressOfFilter(filter), limit: AT_ONCE, ...(after === undefined ? {} : { after }) };
  return known(await answerOf(studio.api.workshops[':workshopId'].designs.$get({ param: { workshopId }, query })));
}

/** Some designs of a workshop, and where the next ones begin. */
export type CataloguePage = Awaited<ReturnType<typeof catalogueAfter>>;

/** A design as a catalogue shows it. */
export type CatalogueDesign = CataloguePage['designs'][number];

/** The spec of the state that stands for a design, not yet parsed; undefined where it can't be had. */
export async function specOfHead(workshopId: string, designId: string): Promise<unknown> {
  const call = { param: { workshopId, designId }, header: {} };
  const read = await answerOf(studio.api.workshops[':workshopId'].designs[':designId'].$get(call));
  return read.ok && 'head' in read.value ? read.value.head.spec : undefined;
}

/** A design that is opened by itself, and whose it is. */
export interface DesignToList {
  readonly workshopId: string;
  readonly mayWrite: boolean;
  readonly design: CatalogueDesign;
}

const NOT_FOUND = 404;

/** A design of whichever of some workshops has it. @throws {CatalogueError} */
export async function designToList(workshops: readonly WorkshopToLookIn[], designId: string): Promise<DesignToList> {
  let missing: RefusedCall | undefined;
  for (const { id: workshopId, role } of workshops) {
    const call = { param: { workshopId, designId }, header: {} };
    const read = await answerOf(studio.api.workshops[':workshopId'].designs[':designId'].$get(call));
    if (read.ok && 'head' in read.value) return { workshopId, mayWrite: mayList(role), design: read.value };
    if (!read.ok && read.problem.status !== NOT_FOUND) throw new CatalogueError(read.problem);
    if (!read.ok) missing = read.problem;
  }
  throw new CatalogueError(missing ?? { ...noWorkshop, status: NOT_FOUND });
}

/** Whether a role may say something of a design (`designs.write` of the server's rights). */
export const mayList = (role: WorkshopToLookIn['role']): boolean => role !== 'caster';
