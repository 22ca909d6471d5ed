import { type PartInput, type PartKind, type PartOf, partSchema } from '#spec/part-registry.ts';
import type { Size } from '#spec/sizes/size.ts';
import type { Stone, StoneInput } from '#spec/stone.ts';
import { stoneSchema } from '#spec/stone.ts';
import type { PieceKind } from '#spec/design-spec.ts';
import type { Anchor } from '../../contract/anchor.ts';
import type { PartBuilder, PartOutput, Surroundings } from '../../contract/part-output.ts';
import { qualities, type QualityName } from '../../contract/quality.ts';
import { buildGem } from '../../gems/build-gem.ts';

/** What a part stands in while it is tested alone. */
export interface PartSurroundings {
  readonly piece?: PieceKind;
  readonly size?: Size;
  readonly quality?: QualityName;
  readonly stones?: Readonly<Record<string, StoneInput>>;
  readonly hosts?: Readonly<Record<string, { readonly part: PartInput; readonly output: PartOutput }>>;
}

/** Builds one part with its defaults filled in, outside of any assembly. */
export function buildOne<K extends PartKind>(
  builder: PartBuilder<K>,
  input: Extract<PartInput, { kind: K }>,
  scene: PartSurroundings = {},
): PartOutput {
  const quality = qualities[scene.quality ?? 'view'];
  const surroundings: Surroundings = {
    piece: scene.piece ?? 'pendant',
    id: 'tested',
    size: scene.size,
    quality,
    gem: (stone) => buildGem(stoneSchema.parse(scene.stones?.[stone]) as Stone, quality),
    anchor: <K extends Anchor['kind']>(part: string, kind: K) =>
      scene.hosts?.[part]?.output.anchors.find(
        (anchor): anchor is Extract<Anchor, { kind: K }> => anchor.kind === kind,
      ),
    part: (id) => {
      const host = scene.hosts?.[id];
      return host && partSchema.parse(host.part);
    },
  };
  // The schema gives back the kind that it was given.
  return builder(partSchema.parse(input) as PartOf<K>, surroundings);
}
