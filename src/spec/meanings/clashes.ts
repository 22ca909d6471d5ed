import { spoken } from '#shared/words.ts';
import { stoneRole } from './stone-roles.ts';
import type { DesignRequest } from '../request/design-request.ts';

/** A thing that is asked for and ruled out at once. */
export interface Clash {
  /** Paths in the request of what asks for it, and of what rules it out. */
  readonly wanted: readonly string[];
  readonly excluded: string;
  /** What a salesperson calls it: "a hidden halo", "diamonds". */
  readonly thing: string;
}

/** Everything that a request asks for and rules out, in the order of its exclusions. */
export function clashesIn({ exclude = [], stones = [], metal }: DesignRequest): readonly Clash[] {
  return exclude.flatMap((word, at): readonly Clash[] => {
    const excluded = `exclude[${at}]`;
    if (metal?.material === word) return [{ wanted: ['metal.material'], excluded, thing: spoken(word) }];
    const wanted = stones.flatMap(({ role, gem }, index) => {
      const isGem = gem !== undefined && (word === gem || word === `${gem}s`);
      return word === 'stones' || word === role || isGem ? [`stones[${index}]`] : [];
    });
    if (wanted.length === 0) return [];
    const { halo, called = spoken(word) } = stoneRole(word);
    const thing = halo === undefined ? called : `a ${spoken(word)}`;
    return [{ wanted, excluded, thing }];
  });
}
