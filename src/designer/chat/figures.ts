import type { Result } from '#shared/result.ts';
import { ok } from '#shared/result.ts';
import type { EditedPiece } from '../edit/edit-step.ts';
import type { AssistantTools, ChatRequest, OpenDesign, PieceFigures } from './contract.ts';

/** The figures of a design as it is shown, where they are known. */
export function knownFigures({ states }: OpenDesign): PieceFigures | undefined {
  return states.at(-1)?.figures;
}

/** The figures of a design as it is shown; weighed where nobody has yet. */
export async function figuresOf(design: OpenDesign, tools: AssistantTools): Promise<Result<PieceFigures>> {
  const known = knownFigures(design);
  return known === undefined ? tools.price(design.spec) : ok(known);
}

/** An open design as an edit needs it. */
export function editedPiece(design: OpenDesign, { profile }: ChatRequest): EditedPiece {
  const { spec, request, role, seed } = design;
  return { spec, request, role, seed, profile, ...knownFigures(design) };
}
