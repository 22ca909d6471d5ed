import { shownIn } from '#spec/shown/registry.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import type { LeadingPiece } from '../../proposal.ts';
import type { Fit } from './choose-roles.ts';

/** What the pieces of a set have in common, and what it costs a candidate to be otherwise. */
const OTHER = {
  /** In another style. */
  family: 8,
  /** Its main stone cut otherwise. */
  cut: 10,
  /** Its main stone held otherwise: claws beside collars. */
  hold: 6,
  finish: 4,
  /** An edge, such as beads of metal, that only one of the two has. */
  edge: 3,
} as const;

type Seen = Pick<DesignSpec, 'metal' | 'parts' | 'stones'>;

/** How a design is made, as far as the other pieces of its set take it up. */
interface Hand {
  readonly cut: string | undefined;
  readonly hold: string | undefined;
  readonly finish: string;
  readonly edges: ReadonlySet<string>;
}

/** Rates candidates by how well they go with the first piece of the order. */
export function goingWith(leading: LeadingPiece | undefined): Fit {
  if (leading === undefined) return () => 0;
  const models = new Map(
    Object.entries(leading.designs).map(([role, design]) => [role, { design, hand: handOf(design.spec) }]),
  );
  return ({ role, family, design }) => {
    const model = models.get(role);
    if (model === undefined) return 0;
    const otherFamily = (model.design.family ?? family) === family ? 0 : OTHER.family;
    return otherFamily + apart(model.hand, handOf(design));
  };
}

function apart(model: Hand, own: Hand): number {
  // A piece without stones has no cut and no hold that could differ.
  const differs = (key: 'cut' | 'hold'): number =>
    model[key] === undefined || own[key] === undefined || model[key] === own[key] ? 0 : OTHER[key];
  const edges = [...model.edges, ...own.edges].filter((edge) => model.edges.has(edge) !== own.edges.has(edge));
  return (
    differs('cut') + differs('hold') + (model.finish === own.finish ? 0 : OTHER.finish) + OTHER.edge * edges.length
  );
}

function handOf(design: Seen): Hand {
  const shown = shownIn(design);
  const [main] = Object.entries(design.stones).toSorted(
    ([, a], [, b]) => b.lengthMm * stoneWidthMm(b) - a.lengthMm * stoneWidthMm(a),
  );
  const hold = shown.flatMap(({ holds = [] }) => holds).find(({ stone }) => stone === main?.[0]);
  return {
    cut: main?.[1].shape,
    hold: hold?.settings[0],
    finish: design.metal.finish,
    edges: new Set(shown.flatMap(({ features }) => features)),
  };
}
