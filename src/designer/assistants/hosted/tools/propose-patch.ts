import type { DesignSpec } from '#spec/design-spec.ts';
import { patchBetween } from '#spec/edit.ts';
import type { AssistantEvent, OpenDesign } from '../../../chat/contract.ts';
import { keepEdit } from '../../../chat/keep-edit.ts';
import { said } from '../../../chat/say.ts';
import { heed } from '../heed/heed.ts';
import type { HostedTurn } from '../hosted-turn.ts';
import { readPatch } from '../read-patch.ts';
import { sayPatch } from '../say-patch.ts';
import { speak } from '../speak.ts';
import type { ToldFigures } from '../told-figures.ts';
import { isOver, unknownDesign, refuseCall, type ToolOutcome, type ToolRunner } from './tool-runner.ts';

/**
 * A change of an open design. Its form, its measures and what the client said are looked at before anybody hears of it: what
 * misses the client's words is put right where the studio can, else refused with the reason.
 */
export const runProposePatch: ToolRunner<'propose_patch'> = async function* (input, turn, figures) {
  const design = turn.designOf(input.design);
  if (design === undefined) return unknownDesign(turn, input.design);
  const patch = readPatch(input.patch);
  if (!patch.ok) return refuseCall(turn, `${patch.problem.message} ${patch.problem.remedy}`);
  const edited = turn.tools.edit(design.spec, patch.value);
  if (!edited.ok) return refuseCall(turn, `${edited.problem.message} Look at the spec of ${input.design} again.`);
  if (patchBetween(design.spec, edited.value).length === 0) return refuseCall(turn, 'It changes nothing.');
  const heeded = heed(design, turn.chat, edited.value);
  if (!heeded.ok) return refuseCall(turn, heeded.problem.message);
  return yield* keep(design, heeded.value, input.says, turn, figures);
};

async function* keep(
  design: OpenDesign,
  { spec, mended }: { readonly spec: DesignSpec; readonly mended: readonly string[] },
  says: string,
  { tools }: HostedTurn,
  figures: ToldFigures,
): AsyncGenerator<AssistantEvent, ToolOutcome> {
  const changed = sayPatch(design.spec, spec);
  const isKept = yield* keepEdit(design, { patch: patchBetween(design.spec, spec), spec }, changed, tools);
  // What it says of its change is only true once that is made.
  if (isKept) yield* speak(says, figures, design.id);
  if (isKept && mended.length > 0) yield said(`The studio kept to what you said: ${mended.join(', ')}.`, design.id);
  return isOver;
}
