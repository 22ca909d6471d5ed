import type { DesignSpec } from '../design-spec.ts';
import { innerRadiusMm } from '../pieces/inner-radius.ts';
import { shownIn } from './registry.ts';

/** From the finger or wrist to the outside of the hoop, in mm; undefined for a design without one. */
export function hoopSpanOf(
  spec: Pick<DesignSpec, 'kind' | 'size' | 'parts' | 'stones'>,
): { readonly innerRadiusMm: number; readonly outerRadiusMm: number } | undefined {
  const thickest = shownIn(spec).flatMap(({ lengths }) =>
    lengths?.bandWidthsMm === undefined ? [] : (lengths.thicknessesMm ?? []),
  );
  if (thickest.length === 0) return undefined;
  const inner = innerRadiusMm(spec);
  return { innerRadiusMm: inner, outerRadiusMm: inner + Math.max(...thickest) };
}
