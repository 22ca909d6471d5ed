import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { homeWords } from '../home/home-words.ts';
import { keeper } from '../studio.ts';

const noLine: Problem = {
  code: 'network',
  message: 'There is no line to your workshop.',
  remedy: 'The piece is safe in this browser. Order it when there is a line again.',
};

/**
 * Keeps a design and waits until one of its states is in the workshop.
 * @returns the workshop; refused where that refuses the design, or there is no line to it
 */
export async function keptAtHome(designId: string, revisionId: string, signal: AbortSignal): Promise<Result<string>> {
  await keeper.keep(designId);
  await keeper.look(designId);
  return new Promise((resolve) => {
    const look = (): boolean => {
      const { kept: all, pause } = keeper.store.getState();
      const kept = all[designId];
      const isThere = kept?.revisions.includes(revisionId) === true && kept.workshop !== undefined;
      if (isThere && kept?.workshop !== undefined) resolve(ok(kept.workshop));
      else if (kept?.refused !== undefined) resolve(fail(problemInWords(kept, kept.refused.code)));
      else if (pause === 'line') resolve(fail(noLine));
      else return false;
      return true;
    };
    if (look()) return;
    const stop = keeper.store.subscribe(() => {
      if (look()) stop();
    });
    signal.addEventListener('abort', () => {
      stop();
      resolve(fail(noLine));
    });
  });
}

function problemInWords(kept: Parameters<typeof homeWords>[0], code: string): Problem {
  const { said, meaning } = homeWords(kept, undefined);
  return { code, message: said, remedy: meaning };
}
