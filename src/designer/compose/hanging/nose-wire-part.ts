import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';

type Ending = PartOf<'nose-wire'>['ending'];

/** Words for an ending that a nose pin can be made with. "Wire" leaves open how it is bent. */
export const noseWireEndings: Readonly<Record<string, Ending>> = {
  l_bend: 'l-bend',
  wire: 'l-bend',
  hook: 'l-bend',
  nostril_screw: 'curl',
  nose_bone: 'bead',
  post: 'bead',
  screw: 'screw',
  screw_back: 'screw',
  south_screw: 'screw',
};

/** What is left when an ending was ruled out, the best first. */
const usual: readonly Ending[] = ['l-bend', 'screw', 'curl', 'bead'];

/** What a nose pin is worn on: the ending that was said, else the usual one that was not ruled out. */
export function noseWirePart({ request, excluded, lengths }: PieceWish, on: string): PartOf<'nose-wire'> {
  const said = [request.closure, ...(request.features ?? [])].map((word) => noseWireEndings[word ?? '']);
  const ruledOut = new Set([...excluded].map((word) => noseWireEndings[word]));
  if (excluded.has('wire') || excluded.has('hook')) for (const bent of ['curl', 'bead'] as const) ruledOut.add(bent);
  const open = usual.find((ending) => !ruledOut.has(ending));
  return {
    kind: 'nose-wire',
    on,
    ending: said.find((ending) => ending !== undefined) ?? open ?? 'l-bend',
    diameterMm: lengths.thicknessMm ?? makingRules.nosePin.wireMm.limit,
    lengthMm: lengths.lengthMm ?? makingRules.nosePin.lengthMm.limit,
  };
}
