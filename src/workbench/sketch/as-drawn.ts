import type { Designer } from '#designer/assistant.ts';
import { sketchDesigner } from '#designer/sketch/sketch-designer.ts';
import { ok, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { Sketch } from '#spec/sketch.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** Who reads the words beside a sketch, and by whose rates. */
export interface DrawingStudio {
  readonly designer: Designer;
  readonly profile: WorkshopProfile;
}

/** The first proposal of a sketch: the piece as it was drawn, in the metal and gem that were said. */
export async function asDrawn(
  { designer, profile }: DrawingStudio,
  sketch: Sketch,
  brief: string,
): Promise<Result<DesignSpec>> {
  const drawing = sketchDesigner(designer, sketch);
  const request = await drawing.understand(brief);
  if (!request.ok) return request;
  const options = { count: 1, seed: 1, profile, barred: [], costCorrection: {} };
  const proposed = await drawing.propose(request.value, options);
  if (!proposed.ok) return proposed;
  const [design] = proposed.value;
  if (design === undefined) throw new Error('A sketch leads to a design');
  return ok(design.spec);
}
