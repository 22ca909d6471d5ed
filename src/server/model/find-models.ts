import { z } from 'zod';
import { SECOND_MS } from '#shared/time-units.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { carefulFetch } from './careful-fetch.ts';
import type { ModelConnection } from './model-connection.ts';
import { modelProblem } from './model-problem.ts';

const listSchema = z.object({ data: z.array(z.object({ id: z.string().max(200) })).max(5000) });
const TIMEOUT_MS = 15 * SECOND_MS;

/**
 * The names of the models at an address; none where it answers without a list. Refused where nothing answers there, the key is
 * wrong, or the list lies one step further on.
 */
export async function findModels(connection: ModelConnection, isOffline: boolean): Promise<Result<readonly string[]>> {
  const { base } = connection;
  const here = await listAt(base, connection, isOffline);
  if (!here.ok || here.value !== undefined) return here.ok ? ok(here.value ?? []) : here;
  if (/\/v\d+\w*$/.test(base)) return ok([]);
  const below = await listAt(`${base}/v1`, connection, isOffline);
  return below.ok && below.value !== undefined ? fail(withoutVersion(base)) : ok([]);
}

/** @returns undefined where something answers that is no list */
async function listAt(
  base: string,
  { key, trust }: ModelConnection,
  isOffline: boolean,
): Promise<Result<readonly string[] | undefined>> {
  try {
    const answer = await carefulFetch({ base, trust, isOffline })(`${base}/models`, {
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 401 || answer.status === 403) return fail(wrongKeyThere);
    const list = answer.ok ? listSchema.safeParse(await readJson(answer)) : undefined;
    if (!answer.ok) await answer.body?.cancel();
    return ok(list?.success === true ? list.data.data.map(({ id }) => id) : undefined);
  } catch (error) {
    return fail({ ...modelProblem(error), path: 'url', ...(isAboutReach(error) && { remedy: startIt }) });
  }
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return JSON.parse(await answer.text()) as unknown;
  } catch {
    return undefined;
  }
}

const isAboutReach = (error: unknown): boolean => modelProblem(error).code === 'model_not_reached';

const startIt = 'Check the address and its port, and that the program there is running.';

const wrongKeyThere: Problem = {
  code: 'model_key_refused',
  message: 'The provider does not accept this key, or wants one.',
  remedy: 'Copy the key anew from the provider’s page; it may have ended.',
  path: 'key',
};

const withoutVersion = (base: string): Problem => ({
  code: 'address_without_v1',
  message: 'This address lacks its last part.',
  remedy: `Write ${base}/v1.`,
  path: 'url',
});
