import type { DesignSpec } from './design-spec.ts';
import type { SpecPatch } from './edit.ts';
import type { FinishPlace } from './request/sections/finish-places.ts';
import type { Size } from './sizes/size.ts';
import type { Stone } from './stone.ts';
import type { AlloyId } from './tables/alloys.ts';
import { type BuiltCutId, builtCuts, nearestTradeSize } from './tables/cuts.ts';
import { type GemId, gems } from './tables/gems.ts';

/** A field of a part or a stone set to a value. */
export interface FieldEdit {
  readonly of: 'parts' | 'stones';
  readonly id: string;
  readonly key: string;
  readonly value: string | number | boolean;
}

/** The edit as a patch: it names the one thing that it changes. */
export function fieldPatch({ of, id, key, value }: FieldEdit): SpecPatch {
  // `add` on an object's member also replaces it (RFC 6902, 4.1): a field that was left out can be set too.
  return [{ op: 'add', path: `/${of}/${id}/${key}`, value }];
}

/** The design with the edit, unchecked: what is shown while a slider is held. */
export function withField(spec: DesignSpec, { of, id, key, value }: FieldEdit): DesignSpec {
  return { ...spec, [of]: { ...spec[of], [id]: { ...spec[of][id], [key]: value } } };
}

export function alloyPatch(alloy: AlloyId): SpecPatch {
  return [{ op: 'replace', path: '/metal/alloy', value: alloy }];
}

export function finishPatch(finish: DesignSpec['metal']['finish']): SpecPatch {
  return [{ op: 'replace', path: '/metal/finish', value: finish }];
}

/** The finish of one place of a hoop; undefined for that of the rest. */
export function placedFinishPatch(
  { metal }: DesignSpec,
  place: FinishPlace,
  finish: DesignSpec['metal']['finish'] | undefined,
): SpecPatch {
  const key = finishFieldOf[place];
  if (finish !== undefined) return [{ op: 'add', path: `/metal/${key}`, value: finish }];
  return metal[key] === undefined ? [] : [{ op: 'remove', path: `/metal/${key}` }];
}

/** Where a design keeps the finish of a place. */
const finishFieldOf = { edges: 'edgeFinish', inside: 'insideFinish' } as const satisfies Record<
  FinishPlace,
  keyof DesignSpec['metal']
>;

export function sizePatch(size: Size): SpecPatch {
  return [{ op: 'add', path: '/size', value: size }];
}

/** Another gem in the same place; a colour that the new gem does not have goes. */
export function gemPatch(id: string, stone: Stone, gem: GemId): SpecPatch {
  const keepsColour = gems[gem].colours.some(({ name }) => name === stone.colour);
  return [
    { op: 'replace', path: `/stones/${id}/gem`, value: gem },
    ...(stone.colour === undefined || keepsColour ? [] : [{ op: 'remove' as const, path: `/stones/${id}/colour` }]),
  ];
}

/** Another shape of about the same face: the calibrated size nearest to what the stone measures now. */
export function shapePatch(id: string, stone: Stone, shape: BuiltCutId): SpecPatch {
  const width = stone.widthMm ?? stone.lengthMm;
  const area = stone.lengthMm * width;
  const { lengthToWidth: ratio, oneDiameter } = builtCuts[shape];
  const size = nearestTradeSize(shape, { lengthMm: Math.sqrt(area * ratio), widthMm: Math.sqrt(area / ratio) });
  const { depthMm: _measured, widthMm: _width, ...rest } = stone;
  const sides = oneDiameter ? {} : { widthMm: size.widthMm };
  return [{ op: 'replace', path: `/stones/${id}`, value: { ...rest, shape, lengthMm: size.lengthMm, ...sides } }];
}
