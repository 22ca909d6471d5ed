import { type SpecPatch, patchBetween } from '#spec/edit.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { Appraisal } from '#spec/kept/appraisal.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { amended } from '../brief/amend/amend.ts';
import { amendStones } from '../brief/amend/amend-stones.ts';
import { withComparisons } from '../brief/amend/relative.ts';
import { estimatedAppraisal } from '../propose/estimated-appraisal.ts';
import { describedRequest } from './described-request.ts';
import { type EditAt, type EditedPiece, type EditStep, stepByStep, type NotDone } from './edit-step.ts';
import { placedGems } from './placed-gems.ts';
import { editSteps } from './steps/registry.ts';

/** What a change in words makes of an open piece. */
export interface PieceEdit {
  /** Names the places of the spec that change, and no others; empty where nothing does. */
  readonly patch: SpecPatch;
  readonly spec: DesignSpec;
  /** What is different now, each as it stands in the middle of a sentence. */
  readonly says: readonly string[];
  readonly notDone: readonly NotDone[];
}

/**
 * A change of an open piece as a patch of its spec, so that whatever was set by hand and is not spoken of stays.
 * @param words what was said
 * @param read the same, read as said of the piece (`understandChange`)
 */
export function editOf(
  piece: EditedPiece,
  words: string,
  read: DesignRequest,
  steps: readonly EditStep[] = editSteps,
): PieceEdit {
  const { spec } = piece;
  const change = placedGems(read, words);
  const appraisal = appraisalOf(piece);
  const { netMetalGrams } = appraisal;
  const { request: described, lines } = describedRequest(piece.request, appraisal);
  const said = withComparisons(described, change);
  const next = { ...amended(described, { request: change, adds: false }), ...stonesOf(amendStones(described, said)) };
  const isExact = (path: string): boolean => {
    const [section = '', field = ''] = path.split('.');
    const own = (change as unknown as Readonly<Record<string, unknown>>)[section];
    return typeof own === 'object' && own !== null && field in own;
  };
  const at = { piece, change, said, described, next, lines, netMetalGrams, isExact };
  const {
    spec: edited,
    says,
    notDone,
  } = stepByStep(
    spec,
    steps.map((step) => (before: DesignSpec) => step({ ...at, spec: before } satisfies EditAt)),
  );
  const whole = parseSpec(structuredClone(edited));
  if (!whole.ok)
    return { patch: [], spec, says: [], notDone: [...notDone, { says: whole.problem.message, instead: [] }] };
  return { patch: patchBetween(spec, whole.value), spec: whole.value, says, notDone };
}

/** Stones that a change rules out stay in the list, so that each keeps its place: the part that holds them goes. */
const stonesOf = ({ stones }: DesignRequest): Pick<DesignRequest, 'stones'> => (stones === undefined ? {} : { stones });

function appraisalOf({ spec, profile, netMetalGrams, price }: EditedPiece): Appraisal {
  const estimated = estimatedAppraisal({ ...spec, size: spec.size }, profile);
  return { ...estimated, netMetalGrams: netMetalGrams ?? estimated.netMetalGrams, price: price ?? estimated.price };
}
