import { inSeries } from '../../phrasing/numbers.ts';
import type { AssistantEvent, OpenDesign } from '../contract.ts';
import { allAtOnce } from '../once.ts';
import type { Reply } from '../reply.ts';
import { asked, said } from '../say.ts';

/** Undo, redo and back to an earlier state, by words. */
export const statesReply: Reply = ({ talk: { acts, place }, design, chat: { open } }) => {
  const goesBack = acts.has('undo') || acts.has('return') || acts.has('startOver') || acts.has('redo');
  if (!goesBack) return undefined;
  if (open.length === 0) return allAtOnce(said('Nothing is open yet that could be taken back.'));
  if (design === undefined) return which(open);
  // "Back to the second one" beside others is another piece, which is only spoken of from now on.
  if (open.length > 1 && place !== undefined && acts.has('return')) return turnTo(design);
  if (acts.has('redo'))
    return design.redo === undefined
      ? allAtOnce(said('There is nothing to bring back: this is the newest state.', design.id))
      : show(design, design.redo, 'It is as it was before you took it back.');
  if (acts.has('undo')) return undo(design);
  return back(design, acts.has('startOver') ? 1 : (place ?? 1));
};

function undo(design: OpenDesign): AsyncIterable<AssistantEvent> {
  const before = design.states.at(-2);
  if (before === undefined)
    return allAtOnce(said('This is how it was proposed: there is nothing before it to go back to.', design.id));
  return show(design, before.id, 'The last change is taken back.');
}

function back(design: OpenDesign, place: number): AsyncIterable<AssistantEvent> {
  const { states } = design;
  const state = states.at(place < 0 ? place : place - 1);
  const count = states.length;
  if (state === undefined)
    return allAtOnce(
      said(
        count === 1
          ? 'There is one state of this piece, the one that you see.'
          : `There are ${count} states of this piece so far; say “back to the first” or “undo”.`,
        design.id,
      ),
    );
  if (state === states.at(-1)) return allAtOnce(said('That is the one that you see.', design.id));
  return show(design, state.id, place === 1 ? 'Back to how it was proposed.' : `Back to state ${place} of ${count}.`);
}

async function* turnTo(design: OpenDesign): AsyncIterable<AssistantEvent> {
  yield said(`${design.spec.title}, then. Say what is to change.`, design.id);
}

async function* show(design: OpenDesign, state: string, words: string): AsyncIterable<AssistantEvent> {
  yield said(words, design.id);
  yield { type: 'shown', design: design.id, state };
}

async function* which(open: readonly OpenDesign[]): AsyncIterable<AssistantEvent> {
  const names = open.map(({ spec }) => spec.title);
  yield said(`Which of them: ${inSeries(names)}?`);
  yield* asked(names.map((name, index) => ({ label: name, words: `undo design ${'abcd'.charAt(index)}` })));
}
