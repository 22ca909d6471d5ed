import type { Result } from '#shared/result.ts';
import { ok } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { AssistantTools, OpenDesign } from '../../../chat/contract.ts';
import { readPatch } from '../read-patch.ts';
import { goesOn, unknownDesign, type ToolRunner } from './tool-runner.ts';

/** What a design weighs and costs, or would. */
export const runPrice: ToolRunner<'price'> = async function* ({ design: name, patch }, turn) {
  const design = turn.designOf(name);
  if (design === undefined) return unknownDesign(turn, name);
  yield { type: 'doing', what: 'Weighing' };
  const spec = withPatch(design, patch, turn.tools);
  if (!spec.ok) return goesOn(`${spec.problem.message} ${spec.problem.remedy}`);
  const priced = await turn.tools.price(spec.value);
  if (!priced.ok) return goesOn(`${priced.problem.message} ${priced.problem.remedy}`);
  const { netMetalGrams, price } = priced.value;
  return goesOn(`${netMetalGrams.toFixed(2)} g of metal, ${price.amount.toFixed(0)} ${price.currency}.`);
};

/** What the checks of making say of a design, or would. */
export const runCheck: ToolRunner<'check'> = async function* ({ design: name, patch }, turn) {
  const design = turn.designOf(name);
  if (design === undefined) return unknownDesign(turn, name);
  yield { type: 'doing', what: 'Checking' };
  const spec = withPatch(design, patch, turn.tools);
  if (!spec.ok) return goesOn(`${spec.problem.message} ${spec.problem.remedy}`);
  const found = await turn.tools.check(spec.value);
  if (!found.ok) return goesOn(`${found.problem.message} ${found.problem.remedy}`);
  const told = found.value.map(({ severity, message, remedy }) => `${severity}: ${message} ${remedy}`);
  return goesOn(told.length === 0 ? 'It passes every check.' : told.slice(0, 10).join('\n'));
};

function withPatch({ spec }: OpenDesign, patch: unknown, tools: AssistantTools): Result<DesignSpec> {
  if (patch === undefined) return ok(spec);
  const read = readPatch(patch);
  return read.ok ? tools.edit(spec, read.value) : read;
}
