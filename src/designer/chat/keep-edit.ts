import { applyEdit, patchBetween } from '#spec/edit.ts';
import type { PieceEdit } from '../edit/edit-of.ts';
import type { AssistantEvent, AssistantTools, ChatAnswer, OpenDesign, PieceFinding } from './contract.ts';
import { figuresOf } from './figures.ts';
import { asked, said } from './say.ts';

/**
 * Makes an edit of a design, after the checks: one that could not be cast is left to the client, with the remedy of the
 * check as a button. @returns whether it was made
 */
export async function* keepEdit(
  design: OpenDesign,
  { patch, spec }: Pick<PieceEdit, 'patch' | 'spec'>,
  says: string,
  tools: AssistantTools,
): AsyncGenerator<AssistantEvent, boolean> {
  const edited = tools.edit(design.spec, patch);
  if (!edited.ok) {
    yield { type: 'failed', problem: edited.problem };
    return false;
  }
  yield { type: 'doing', what: 'Weighing and checking' };
  const found = await tools.check(edited.value);
  if (!found.ok) {
    yield { type: 'failed', problem: found.problem };
    return false;
  }
  const before = await tools.check(design.spec);
  const known = new Set(before.ok ? before.value.map(({ rule, severity }) => `${rule} ${severity}`) : []);
  const fresh = found.value.filter(({ rule, severity }) => !known.has(`${rule} ${severity}`));
  const error = fresh.find(({ severity }) => severity === 'error');
  if (error !== undefined) {
    yield said(`That could not be cast: ${error.message} I have left it as it is.`, design.id);
    yield* asked(remedies(design, spec, patch, error));
    return false;
  }
  yield said(says, design.id);
  const [was, is] = [await figuresOf(design, tools), await tools.price(edited.value)];
  yield {
    type: 'edited',
    design: design.id,
    patch,
    ...(was.ok && { before: was.value }),
    ...(is.ok && { after: { netMetalGrams: is.value.netMetalGrams, price: is.value.price } }),
  };
  const warning = fresh.find(({ severity }) => severity === 'warning');
  if (warning === undefined) return true;
  yield said(`Mind: ${warning.message} ${warning.remedy}`, design.id);
  if (warning.patch !== undefined)
    yield* asked([{ label: 'Do that', words: 'Do that', edit: { design: design.id, patch: warning.patch } }]);
  return true;
}

function remedies(
  design: OpenDesign,
  spec: PieceEdit['spec'],
  patch: PieceEdit['patch'],
  { patch: mending }: PieceFinding,
): readonly ChatAnswer[] {
  const mended = mending && applyEdit(spec, mending);
  const anyway: ChatAnswer = {
    label: 'Do it all the same',
    words: 'Do it all the same',
    edit: { design: design.id, patch, isUncast: true },
  };
  if (mended === undefined || !mended.ok) return [anyway];
  return [
    {
      label: 'Do it, and mend that',
      words: 'Do it, and mend that',
      edit: { design: design.id, patch: patchBetween(design.spec, mended.value) },
    },
    anyway,
  ];
}
