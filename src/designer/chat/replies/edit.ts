import { inPlural } from '#shared/words.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { withChange } from '#spec/request/changed-brief.ts';
import { inChoice } from '../../phrasing/numbers.ts';
import { editOf, type PieceEdit } from '../../edit/edit-of.ts';
import type { NotDone } from '../../edit/edit-step.ts';
import type { AssistantEvent, AssistantTools, ChatAnswer, OpenDesign } from '../contract.ts';
import { editedPiece } from '../figures.ts';
import { keepEdit } from '../keep-edit.ts';
import { allAtOnce } from '../once.ts';
import type { ReadTurn } from '../read-turn.ts';
import type { Reply } from '../reply.ts';
import { asked, said, asSentence } from '../say.ts';

/** A change of the open piece, as a patch of its spec; of several that lie there alike, as a change of their brief. */
export const editReply: Reply = (turn, tools) => {
  const { chat, design, saysOfDesign, talk } = turn;
  if (!saysOfDesign || chat.open.length === 0) return undefined;
  const opposed = opposites(turn);
  if (opposed !== undefined) return opposed;
  const [first] = chat.open;
  if (design === undefined && first !== undefined) return changeAll(chat.words, first);
  if (design === undefined) return undefined;
  const absent = talk.replacedGems.length > 0 ? absentGem(turn, design) : undefined;
  return absent ?? change(turn, design, tools);
};

/** "Thinner and thicker": which of the two holds is for the client to say. */
function opposites({ talk: { directions } }: ReadTurn): AsyncIterable<AssistantEvent> | undefined {
  for (const one of directions) {
    const other = directions.find(({ by, sign }) => by === one.by && sign !== one.sign);
    if (other === undefined) continue;
    const both = [one, other].map(({ words }) => words);
    return allAtOnce(
      said(`It cannot be ${both.join(' and ')} at once. Which of the two: ${inChoice(both)}?`),
      ...asked(both.map((words) => ({ label: words, words }))),
    );
  }
  return undefined;
}

/** "Swap the ruby" of a piece that has none. */
function absentGem(
  { talk: { replacedGems }, change }: ReadTurn,
  design: OpenDesign,
): AsyncIterable<AssistantEvent> | undefined {
  const stones = Object.values(design.spec.stones);
  const gone = replacedGems.find((word) => !stones.some(({ gem }) => gem === word || gem.includes(word)));
  const wanted = change.ok ? change.value.stones?.find(({ gem }) => gem !== undefined)?.gem : undefined;
  const [main] = stones;
  if (gone === undefined || wanted === undefined) return undefined;
  const there = main === undefined ? 'no stones at all' : inPlural(sayGem(main.gem));
  return allAtOnce(
    said(`It has no ${gone.replaceAll('_', ' ')}: it has ${there}. Nothing was changed.`, design.id),
    ...(main === undefined
      ? []
      : asked([{ label: `${wanted.replaceAll('_', ' ')} instead`, words: `${wanted.replaceAll('_', ' ')} instead` }])),
  );
}

async function* changeAll(words: string, { brief }: OpenDesign): AsyncIterable<AssistantEvent> {
  yield said('I’ll draw them all again with that.');
  yield { type: 'proposed', brief: withChange(brief, words) };
}

async function* change(
  { change: read, chat, unread }: ReadTurn,
  design: OpenDesign,
  tools: AssistantTools,
): AsyncIterable<AssistantEvent> {
  if (!read.ok) return yield { type: 'failed', problem: read.problem };
  const edit = editOf(editedPiece(design, chat), chat.words, read.value);
  if (edit.patch.length === 0) {
    if (edit.notDone.length === 0 && unread.length === 0) yield said('It is like that already.', design.id);
  } else {
    const isKept = yield* keepEdit(design, edit, asSentence(edit.says), tools);
    if (!isKept) return;
  }
  yield* tellNotDone(design, edit, chat.words);
  if (unread.length > 0) yield said(`I did not catch “${unread.join('”, “')}”.`, design.id);
}

function* tellNotDone(design: OpenDesign, { notDone }: PieceEdit, words: string): Iterable<AssistantEvent> {
  for (const { says } of notDone) yield said(says, design.id);
  const instead = notDone.flatMap((one) => answersOf(one, design, words));
  yield* asked(instead);
}

function answersOf({ instead, redraws }: NotDone, { brief }: OpenDesign, words: string): readonly ChatAnswer[] {
  if (!redraws) return instead;
  return [...instead, { label: 'Draw four with it', words, brief: withChange(brief, words) }];
}
