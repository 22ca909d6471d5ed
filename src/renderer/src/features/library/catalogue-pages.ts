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

function known<T>(answer: Result<T, RefusedCall>): T {
  if (answer.ok) return answer.value;
  throw new CatalogueError(answer.problem);
}

/** A workshop whose designs whoever is logged in sees. */
export interface WorkshopToLookIn {
  readonly id: string;
  readonly name: string;
}

/** The workshops of whoever is logged in, first the one that they keep designs in. @throws {CatalogueError} */
export async function workshopsToLookIn(): Promise<readonly [WorkshopToLookIn, ...WorkshopToLookIn[]]> {
  const [own, ...others] = known(await answerOf(studio.api.workshops.$get())).workshops;
  if (own === undefined) throw new CatalogueError({ ...noWorkshop, status: 404 });
  return [own, ...others];
}

/** Which designs of a workshop are wanted. */
interface WantedDesigns {
  readonly filter: CatalogueFilter;
  /** Only those of which whoever is logged in likes a picture. */
  readonly isLiked: boolean;
}

/**
 * A page of a workshop's designs, those that were changed last first.
 * @param after the cursor that the page before gave
 * @throws {CatalogueError}
 */
export async function catalogueAfter(
  workshopId: string,
  { filter, isLiked }: WantedDesigns,
  after: string | undefined,
) {
  const query = {
    ...addressOfFilter(filter),
    ...(isLiked ? { liked: 'true' as const } : {}),
    limit: AT_ONCE,
    ...(after === undefined ? {} : { after }),
  };
  return known(await answerOf(studio.api.workshops[':workshopId'].designs.$get({ param: { workshopId }, query })));
}

/** A design as a catalogue shows it. */
export type CatalogueDesign = Awaited<ReturnType<typeof catalogueAfter>>['designs'][number];

/** The spec of the state that stands for a design, not yet parsed; undefined where it can't be had. */
export async function specOfHead(workshopId: string, designId: string): Promise<unknown> {
  const call = { param: { workshopId, designId }, header: {} };
  const read = await answerOf(studio.api.workshops[':workshopId'].designs[':designId'].$get(call));
  return read.ok && 'head' in read.value ? read.value.head.spec : undefined;
}
