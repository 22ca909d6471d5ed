import { understandChange } from '../../../brief/understand.ts';
import { editedPiece } from '../../../chat/figures.ts';
import { editOf } from '../../../edit/edit-of.ts';
import { goesOn, unknownDesign, type ToolRunner } from './tool-runner.ts';

/** A change in plain words, as the studio itself would make it. */
// oxlint-disable-next-line require-yield
export const runEdit: ToolRunner<'edit'> = async function* ({ design: name, words }, turn) {
  const design = turn.designOf(name);
  if (design === undefined) return unknownDesign(turn, name);
  const change = understandChange(words);
  if (!change.ok) return goesOn(`${change.problem.message} ${change.problem.remedy}`);
  const { patch, says, notDone } = editOf(editedPiece(design, turn.chat), words, change.value);
  const not = notDone.map(({ says: why }) => why);
  if (patch.length === 0) return goesOn(['There is nothing to change.', ...not].join(' '));
  return goesOn(JSON.stringify({ patch, does: says, ...(not.length === 0 ? {} : { cannot: not }) }));
};
