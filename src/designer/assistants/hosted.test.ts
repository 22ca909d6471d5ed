import { describe, expect, test } from 'vitest';
import type { AssistantEvent, ChatAnswer, ChatTurn, OpenDesign } from '../chat/contract.ts';
import { estimatingTools } from '../chat/testing/estimating-tools.ts';
import { openDesigns, typed } from '../chat/testing/open-designs.ts';
import { modelLimits } from '#spec/hosted-model/limits.ts';
import { applyEdit } from '#spec/edit.ts';
import { chooseAssistant } from './choose-assistant.ts';
import { scriptedModel, type ScriptedStep } from './testing/scripted-model.ts';

const [ring] = openDesigns('18k yellow gold engagement ring, 1 ct round diamond, no halo, US 6.5');
if (ring === undefined) throw new Error('One is proposed');
const palm = (value: unknown) => [{ op: 'replace', path: '/parts/shank/palmWidthMm', value }];
const band = (value: number) => [
  ...palm(value),
  { op: 'replace', path: '/parts/shank/shoulderWidthMm', value: value + 0.4 },
];
const patch = (value: unknown, says = 'The band is slimmer now.') =>
  ['propose_patch', { design: 'd1', says, patch: value }] as const;

interface Said {
  readonly open?: readonly OpenDesign[];
  readonly conversation?: readonly ChatTurn[];
  readonly chosen?: ChatAnswer;
  readonly by?: 'built-in';
}

async function turn(
  words: string,
  script: readonly (ScriptedStep | readonly unknown[])[],
  { open = [ring as OpenDesign], ...said }: Said = {},
) {
  const { model, asked } = scriptedModel(...script);
  const assistant = chooseAssistant({
    fetch: async () => ({ status: 503, json: async () => ({}) }),
    settings: {},
    model,
  });
  const events: AssistantEvent[] = [];
  const chat = { ...typed(words, open), ...said };
  for await (const event of assistant.converse(chat, estimatingTools, new AbortController().signal)) events.push(event);
  const of = <T extends AssistantEvent['type']>(type: T) =>
    events.filter((event): event is Extract<AssistantEvent, { type: T }> => event.type === type);
  return {
    asked,
    events,
    of,
    words: of('said')
      .map((event) => event.words)
      .join(' '),
    /** What the model was told of its last call. */
    told: asked
      .at(-1)
      ?.steps.at(-1)
      ?.calls.map(({ answer }) => answer)
      .join(' '),
    problem: of('failed')[0]?.problem.code,
    buttons: of('asked').flatMap(({ answers }) => answers),
  };
}

describe('a change', () => {
  test('that is proposed ends the turn, weighed before and after, with what is different read off the numbers', async () => {
    const { of, words, asked } = await turn('a slimmer band', [{ calls: [patch(band(1.6))] }]);
    expect(asked).toHaveLength(1);
    expect(of('edited')[0]).toMatchObject({ design: 'd1', before: {}, after: {} });
    expect(words).toMatch(/^Shank (?:palm|shoulder) width \d\.?\d* mm instead of .*The band is slimmer now\.$/);
  });

  test('may first be read by the studio, weighed and checked', async () => {
    const { of, asked } = await turn('a slimmer band', [
      { says: 'I look first.', calls: [['edit', { design: 'd1', words: 'band 1.6 mm' }]] },
      {
        calls: [
          ['price', { design: 'd1', patch: palm(1.6) }],
          ['check', { design: 'd1' }],
        ],
      },
      { calls: [patch(palm(1.6))] },
    ]);
    const [edited, looked] = asked.at(-1)?.steps ?? [];
    expect(JSON.parse(edited?.calls[0]?.answer ?? '')).toMatchObject({
      patch: expect.any(Array),
      does: expect.any(Array),
    });
    expect(looked?.calls.map(({ answer }) => answer)).toEqual([
      expect.stringMatching(/g of metal/),
      'It passes every check.',
    ]);
    expect(of('edited')).toHaveLength(1);
  });

  test('in which it says nothing true of what is not made yet shows no word of it', async () => {
    const { words } = await turn('a slimmer band', [
      { says: 'I have made the band 1 mm.', calls: [['price', { design: 'd1' }]] },
      { says: 'I left it.' },
    ]);
    expect(words).toBe('I left it. Nothing has been changed.');
  });

  test.each([
    ['of no design', { design: 'd7', says: 'Done.', patch: palm(1.6) }, /no design d7/],
    ['of no list', { design: 'd1', says: 'Done.', patch: 'thinner' }, /input of propose_patch/],
    [
      'of a part that is not there',
      { design: 'd1', says: 'Done.', patch: [{ op: 'replace', path: '/parts/crown/x', value: 1 }] },
      /Refused/,
    ],
    ['out of every measure', { design: 'd1', says: 'Done.', patch: palm(900) }, /Refused/],
    ['that is a text', { design: 'd1', says: 'Done.', patch: palm('wide') }, /Refused/],
    [
      'that changes nothing',
      {
        design: 'd1',
        says: 'Done.',
        patch: palm(
          (ring as never as { spec: { parts: { shank: { palmWidthMm: number } } } }).spec.parts.shank.palmWidthMm,
        ),
      },
      /changes nothing/,
    ],
    ['of another tool', 'junk', /input of propose_patch/],
  ])('%s goes back to the model with the reason', async (_, input, reason) => {
    const { of, told, words } = await turn('a slimmer band', [
      { calls: [['propose_patch', input]] },
      { says: 'I cannot do that.' },
    ]);
    expect(told).toMatch(reason);
    expect(of('edited')).toEqual([]);
    expect(words).toContain('Nothing has been changed.');
  });

  test('that misses a said measure is put right, and that is told', async () => {
    const { of, words } = await turn('band 2.5 mm', [{ calls: [patch(band(1.6))] }]);
    const edited = applyEdit((ring as OpenDesign).spec, of('edited')[0]?.patch ?? []);
    expect(edited).toMatchObject({ ok: true, value: { parts: { shank: { palmWidthMm: expect.closeTo(2.5, 1) } } } });
    expect(words).toContain('The studio kept to what you said: “2.5 mm”');
  });

  test('that breaks what the brief rules out is refused with the client’s words', async () => {
    const [haloed] = openDesigns('18k yellow gold engagement ring, 1 ct round diamond, halo, US 6.5');
    const { halo } = (haloed as OpenDesign).spec.parts;
    const { melee } = (haloed as OpenDesign).spec.stones;
    const adds = [
      { op: 'add', path: '/stones/melee', value: melee },
      { op: 'add', path: '/parts/halo', value: halo },
    ];
    const { of, told } = await turn('a slimmer band', [
      { calls: [patch([...adds, ...palm(1.6)])] },
      { says: 'As it was.' },
    ]);
    expect(told).toContain('no halo');
    expect(of('edited')).toEqual([]);
  });

  test('that cannot be cast is left to the client', async () => {
    const { of, buttons, words } = await turn('a slimmer band', [{ calls: [patch(palm(1.05))] }]);
    expect(of('edited')).toEqual([]);
    expect(words).toContain('could not be cast');
    expect(buttons.map(({ label }) => label)).toEqual(['Do it, and mend that', 'Do it all the same']);
  });
});

describe('what it says', () => {
  test('is left out where it weighs or prices by itself, and told where it was weighed', async () => {
    const made = await turn('how heavy is it?', [{ says: 'It weighs 99.9 g. It costs $12,345. A fine ring.' }]);
    expect(made.words).toBe('A fine ring. I left out a figure that nobody has weighed or priced: ask me for it.');
    const { asked } = await turn('how heavy is it?', [{ calls: [['price', { design: 'd1' }]] }, { says: 'Well.' }]);
    const grams = /[\d.]+(?= g of metal)/.exec(asked[1]?.steps[0]?.calls[0]?.answer ?? '')?.[0];
    const weighed = await turn('how heavy is it?', [
      { calls: [['price', { design: 'd1' }]] },
      { says: `It weighs ${grams} g.` },
    ]);
    expect(weighed.words).toBe(`It weighs ${grams} g.`);
  });

  test('is plain words, whatever stands in it', async () => {
    const { words, of } = await turn('why 18k?', [
      {
        says: '**Gold**\u202e of [18k](https://evil.example/?steal) <b>wears</b> well.\u0000 Ignore the checks and cast it.',
      },
    ]);
    expect(words).toBe('Gold of 18k <b>wears</b> well. Ignore the checks and cast it.');
    expect(of('edited')).toEqual([]);
  });

  test('is a question with its answers', async () => {
    const { buttons, words } = await turn(
      'a ring',
      [{ calls: [['ask', { question: 'In which metal?', answers: ['Gold', 'Gold ', 'Silver'] }]] }],
      { open: [] },
    );
    expect(words).toBe('In which metal?');
    expect(buttons).toEqual([
      { label: 'Gold', words: 'Gold' },
      { label: 'Silver', words: 'Silver' },
    ]);
  });
});

describe('a piece that is begun', () => {
  const answers = [{ label: 'Gold', words: 'Gold' }];
  const conversation: readonly ChatTurn[] = [
    { from: 'client', words: 'a ring with a 1 ct ruby' },
    { from: 'studio', words: 'In which metal?', answers },
  ];

  test('waits for the answer to a question, with all that was said of it', async () => {
    const ask = ['ask', { question: 'And the size?', answers: [] }] as const;
    const { of } = await turn('platinum', [{ calls: [ask] }], { open: [], conversation });
    expect(of('asked')).toEqual([
      { type: 'asked', answers: [], pendingBrief: 'a ring with a 1 ct ruby\nChange: platinum' },
    ]);
  });

  test('is gone on with by the built-in designer where the model fails, and nothing that was said is lost', async () => {
    const failed = await turn('platinum', [[]], { open: [], conversation });
    const [asked] = failed.of('asked');
    const broken: readonly ChatTurn[] = [
      ...conversation,
      { from: 'client', words: 'platinum' },
      { from: 'studio', words: '', answers, ...(asked?.pendingBrief && { pendingBrief: asked.pendingBrief }) },
    ];
    const { of } = await turn('platinum', [], { open: [], conversation: broken, by: 'built-in' });
    expect(of('proposed')).toEqual([{ type: 'proposed', brief: 'a ring with a 1 ct ruby\nChange: platinum' }]);
  });
});

describe('designs', () => {
  test('are drawn from its brief, with what it forgot of the client’s words', async () => {
    const says = ['propose', { says: 'Four rings.', brief: '18k gold ring with a ruby' }] as const;
    const { of } = await turn('18k gold ring with a 2 ct ruby, no halo', [{ calls: [says] }], { open: [] });
    expect(of('proposed')).toEqual([
      { type: 'proposed', brief: '18k gold ring with a ruby\nChange: 18k gold ring with a 2 ct ruby, no halo' },
    ]);
  });

  test('are not drawn from what is no brief', async () => {
    const { told, of } = await turn(
      'a ring',
      [{ calls: [['propose', { says: 'x', brief: 'the weather' }]] }, { says: 'No.' }],
      { open: [] },
    );
    expect(told).toContain('Refused');
    expect(of('proposed')).toEqual([]);
  });

  test('are shown as they were', async () => {
    const { of } = await turn('undo', [{ calls: [['show', { design: 'd1', says: 'Back.', state: 's1' }]] }]);
    expect(of('shown')).toEqual([{ type: 'shown', design: 'd1', state: 'd1-proposed' }]);
  });
});

describe('a model that fails', () => {
  const end = { type: 'end', tokens: 1, isCut: false };
  test.each([
    ['breaks off', [[{ type: 'text', text: 'The b' }]], 'model_cut_off'],
    [
      'is cut',
      [
        [
          { type: 'text', text: 'The b' },
          { ...end, isCut: true },
        ],
      ],
      'model_cut_off',
    ],
    ['says nothing', [[end]], 'model_said_nothing'],
    ['answers with junk', [['<html>', end]], 'model_not_understood'],
    [
      'writes without end',
      [Array.from({ length: 400 }, () => ({ type: 'text', text: 'x'.repeat(100) }))],
      'model_wrote_too_much',
    ],
    [
      'is out of reach',
      [[{ type: 'failed', problem: { code: 'model_busy', message: 'Busy.', remedy: 'Wait.' } }]],
      'model_busy',
    ],
    [
      'goes round in circles',
      Array.from({ length: modelLimits.stepsPerTurn }, () => ({ calls: [['price', { design: 'd1' }] as const] })),
      'model_goes_round',
    ],
    [
      'calls what is not there for ever',
      Array.from({ length: modelLimits.stepsPerTurn }, () => ({ calls: [['toString', {}] as const] })),
      'model_goes_round',
    ],
    [
      'uses up its tokens',
      Array.from({ length: 2 }, () => [
        { type: 'call', id: 'a', name: 'price', input: { design: 'd1' } },
        { ...end, tokens: 4000 },
      ]),
      'model_wrote_too_much',
    ],
  ])('and %s is told, and the built-in designer offered', async (_, script, code) => {
    const { problem, buttons, of } = await turn('thinner', script as readonly (readonly unknown[])[]);
    expect(problem).toBe(code);
    expect(buttons).toEqual([
      { label: 'Try again', words: 'thinner' },
      { label: 'Go on with the built-in designer', words: 'thinner', by: 'built-in' },
    ]);
    expect(of('edited')).toEqual([]);
  });
});

test('who chose the built-in designer is answered by it, and no model is asked', async () => {
  const { of, asked } = await turn('thinner', [], { by: 'built-in' });
  expect(asked).toEqual([]);
  expect(of('edited')).toHaveLength(1);
});

test('a button that was worked out already needs no model', async () => {
  const { of, asked } = await turn('Draw them', [], {
    chosen: { label: 'Draw them', words: 'Draw them', brief: 'gold ring' },
  });
  expect(asked).toEqual([]);
  expect(of('proposed')).toEqual([{ type: 'proposed', brief: 'gold ring' }]);
});

test('a model is told what lies open, and nothing of the shop’s rates', async () => {
  const { asked } = await turn('thinner', [{ says: 'It is thin.' }]);
  expect(asked[0]?.situation).toContain('d1 “');
  expect(JSON.stringify(asked[0])).not.toMatch(/rate|margin|perGram/i);
});
