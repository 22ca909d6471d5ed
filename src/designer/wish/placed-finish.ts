import type { DesignSpec } from '#spec/design-spec.ts';
import { finishCalled } from '#spec/meanings/finishes.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { AlloyId } from '#spec/tables/alloys.ts';

/** The finish of edges and inside, where they have one of their own. */
export type PlacedFinish = Pick<DesignSpec['metal'], 'edgeFinish' | 'insideFinish'>;

/** The finishes that were said of edges and inside; undefined where none was, or the bench gives them after casting. */
export function saidPlacedFinish({ finish_on }: DesignRequest): PlacedFinish | undefined {
  const [edgeFinish, insideFinish] = [finish_on?.edges, finish_on?.inside].map((word) => finishCalled(word ?? ''));
  if (edgeFinish === undefined && insideFinish === undefined) return undefined;
  return { ...(edgeFinish && { edgeFinish }), ...(insideFinish && { insideFinish }) };
}

/** Metal with them: what has the finish of the rest anyway, or is polished as every inside is, is not written down. */
export function withPlacedFinish(
  metal: DesignSpec['metal'],
  { edgeFinish, insideFinish }: PlacedFinish,
): DesignSpec['metal'] {
  return {
    ...metal,
    ...(edgeFinish !== undefined && edgeFinish !== metal.finish && { edgeFinish }),
    ...(insideFinish !== undefined && insideFinish !== 'polished' && { insideFinish }),
  };
}

/** What was said of the metal of a hoop. */
interface SaidMetal {
  readonly alloys: readonly [AlloyId, ...AlloyId[]];
  readonly finish: DesignSpec['metal']['finish'] | undefined;
  readonly placedFinish: PlacedFinish | undefined;
}

/** How a look of a hoop is finished: as said, or else by its own idea. */
export function finishedAs(
  { alloys: [alloy], finish, placedFinish }: SaidMetal,
  look: { readonly finish: DesignSpec['metal']['finish']; readonly edgeFinish?: DesignSpec['metal']['finish'] },
): DesignSpec['metal'] {
  const isOpen = finish === undefined && placedFinish === undefined;
  return withPlacedFinish(
    { alloy, finish: finish ?? look.finish },
    isOpen && look.edgeFinish ? { edgeFinish: look.edgeFinish } : {},
  );
}
