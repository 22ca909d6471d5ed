import { describe, expect, test } from 'vitest';
import { conversations, type ScriptedTurn } from './testing/conversations.ts';
import { holdConversation, type ToldTurn } from './testing/hold-conversation.ts';

test('there are enough of them', () => expect(conversations.length).toBeGreaterThan(40));

describe.each(conversations)('$name', ({ brief, pieces = 1, turns }) => {
  test(turns.map(({ says }) => says).join(' · '), async () => {
    const told = await holdConversation(
      brief,
      pieces,
      turns.map(({ says }) => says),
    );
    for (const [index, turn] of turns.entries()) holds(turn, told[index] as ToldTurn);
  });
});

/** Holds one turn to what was scripted of it. */
function holds(turn: ScriptedTurn, told: ToldTurn): void {
  const at = `${turn.says} → ${told.words}`;
  const whole = `${turn.says}\n${JSON.stringify({ ...told, open: undefined })}`;
  expect(told.problems, whole).toEqual([]);
  if (turn.hears !== undefined) expect(told.words.toLowerCase(), at).toContain(turn.hears.toLowerCase());
  if (turn.offers !== undefined)
    expect(told.buttons.some((label) => label.startsWith(turn.offers ?? '')), whole).toBe(true);
  const places = (turn.edits ?? []).map((place) => `d${turn.piece ?? 1}/${place}`);
  expect(told.edits.length > 0, whole).toBe(places.length > 0);
  for (const edit of told.edits) expect(places.some((place) => isAt(edit, place)), `${edit}: ${whole}`).toBe(true);
  expect(told.proposes.join(' '), whole)[turn.proposes === undefined ? 'toBe' : 'toContain'](turn.proposes ?? '');
  if (turn.shows === undefined) expect(told.shows, whole).toEqual([]);
  else expect(told.shows.join(' '), whole)[turn.shows === 'first' ? 'toContain' : 'toMatch'](turn.shows === 'first' ? 'proposed' : /./);
}

function isAt(edit: string, place: string): boolean {
  return place.endsWith('/*') ? edit.startsWith(place.slice(0, -1)) : edit === place || edit.startsWith(`${place}/`);
}
