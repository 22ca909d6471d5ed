import { describe, expect, test } from 'vitest';
import { conversations, type ScriptedTurn } from './testing/conversations.ts';
import { holdConversation, type ToldTurn } from './testing/hold-conversation.ts';

test('there are more than forty of them', () => {
  expect(conversations.length).toBeGreaterThan(40);
});

describe.each(conversations)('$name', ({ brief, pieces = 1, turns }) => {
  test('is answered as it was scripted', async () => {
    const says = turns.map((turn) => turn.says);
    const told = await holdConversation(brief, pieces, says);
    const faults = turns.flatMap((turn, index) => faultsOf(turn, told[index]));
    expect(faults).toEqual([]);
  });
});

/** Where an answer is another than was scripted. */
function faultsOf(turn: ScriptedTurn, told: ToldTurn | undefined): readonly string[] {
  if (told === undefined) return [`“${turn.says}” was not answered`];
  const { words, edits, shows, proposes, buttons, problems } = told;
  const at = `“${turn.says}” → “${words}”`;
  const places = (turn.edits ?? []).map((place) => `d${turn.piece ?? 1}/${place}`);
  const isState = turn.shows === 'first' ? shows.join(' ').includes('proposed') : shows.length === 1;
  return [
    ...problems.map((code) => `${at}: ${code}`),
    ...missing(`${at} without`, turn.hears, (hears) => words.toLowerCase().includes(hears.toLowerCase())),
    ...missing(`${at} without the button`, turn.offers, (offers) => buttons.some((label) => label.startsWith(offers))),
    ...missing(`${at} draws nothing with`, turn.proposes, (brief) => proposes.join(' ').includes(brief)),
    ...missing(`${at} does not show the state`, turn.shows, () => isState),
    ...(turn.proposes === undefined ? proposes.map((brief) => `${at} draws ${brief}`) : []),
    ...(turn.shows === undefined ? shows.map((state) => `${at} shows ${state}`) : []),
    ...(places.length > 0 && edits.length === 0 ? [`${at} changes nothing`] : []),
    ...edits.flatMap((edit) => (places.some((place) => isAt(edit, place)) ? [] : [`${at} changes ${edit}`])),
  ];
}

/** What was scripted and did not come, with what the answer lacks. */
function missing<Wanted extends string>(
  lacks: string,
  wanted: Wanted | undefined,
  isThere: (wanted: Wanted) => boolean,
): readonly string[] {
  return wanted === undefined || isThere(wanted) ? [] : [`${lacks} “${wanted}”`];
}

function isAt(edit: string, place: string): boolean {
  return place.endsWith('/*') ? edit.startsWith(place.slice(0, -1)) : edit === place || edit.startsWith(`${place}/`);
}
