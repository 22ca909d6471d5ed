import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { ruledOutEndings, saidEnding } from '../../wish/fastenings/said-fastenings.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';

type Ending = PartOf<'nose-wire'>['ending'];

/** What is left when an ending was ruled out, the best first. */
const usual: readonly Ending[] = ['l-bend', 'screw', 'curl', 'bead'];

/** What a nose pin is worn on: the ending that was said, else the usual one that was not ruled out. */
export function noseWirePart({ request, excluded, lengths }: PieceWish, on: string): PartOf<'nose-wire'> {
  const ruledOut = ruledOutEndings(excluded);
  const open = usual.find((ending) => !ruledOut.has(ending));
  return {
    kind: 'nose-wire',
    on,
    ending: saidEnding(request) ?? open ?? 'l-bend',
    diameterMm: lengths.thicknessMm ?? makingRules.nosePin.wireMm.limit,
    lengthMm: lengths.lengthMm ?? makingRules.nosePin.lengthMm.limit,
  };
}
