import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import { verbs } from './verbs/registry.ts';

const names = Object.keys(verbs);

async function documentOf(...words: string[]): Promise<{ exitCode: number; document: unknown }> {
  const { text, exitCode } = await answer(words);
  return { exitCode, document: JSON.parse(text) as unknown };
}

function refusal(code: string) {
  return { exitCode: 2, document: { error: { code, message: expect.any(String), remedy: expect.any(String) } } };
}

describe('help', () => {
  test.each(names)('%s --help shows its usage and explains each option', async (verb) => {
    const { text, exitCode } = await answer([verb, '--help']);
    expect(exitCode).toBe(0);
    expect(text).toContain(`Usage: nakshi ${verb}`);
    for (const [, option] of /Usage: (.*)/.exec(text)?.[1]?.matchAll(/--([a-z-]+)/g) ?? []) {
      expect(text).toMatch(new RegExp(`^ {2}--${option} +\\S`, 'm'));
    }
  });

  test('--help lists every verb, alone or with an unknown verb', async () => {
    for (const words of [['--help'], ['toString', '--help']]) {
      const { text, exitCode } = await answer(words);
      expect(exitCode).toBe(0);
      for (const verb of names) expect(text).toMatch(new RegExp(`^ {2}${verb} `, 'm'));
    }
  });
});

/** What is wrong, the words, the code of the refusal. */
const refused: readonly (readonly [what: string, words: readonly string[], code: string])[] = [
  ['no verb', [], 'unknown_verb'],
  ['an unknown verb', ['paint'], 'unknown_verb'],
  ['a name that every object has', ['constructor', '--out', 'x'], 'unknown_verb'],
  ['an unknown option', ['gem', '--karats', '1'], 'unknown_option'],
  ['an option that every object has', ['gem', '--toString', '1'], 'unknown_option'],
  ['an option without its value', ['gem', '--mm'], 'missing_value'],
  ['a brief without quotes', ['design', '--brief', 'gold', 'ring', '--out', 'x'], 'unexpected_word'],
  ['two specs', ['build', 'a.json', 'b.json'], 'unexpected_word'],
  ['design without a folder', ['design', '--brief', 'gold ring'], 'missing_out'],
  ['five designs', ['design', '--brief', 'gold ring', '--count', '5', '--out', 'x'], 'invalid_number'],
  ['two and a half designs', ['design', '--brief', 'gold ring', '--count=2.5', '--out', 'x'], 'invalid_number'],
  ['an empty seed', ['design', '--brief', 'gold ring', '--seed', '', '--out', 'x'], 'invalid_number'],
  ['a quality that there is not', ['design', '--brief', 'x', '--quality', 'best', '--out', 'x'], 'invalid_quality'],
  ['build without a spec', ['build', '--out', 'x'], 'missing_spec'],
  ['build of a file that is not there', ['build', 'nowhere.json', '--out', 'x'], 'cannot_read'],
  ['understand without a brief', ['understand'], 'missing_brief'],
  ['understand with two', ['understand', '--brief', 'a', '--file', 'b'], 'missing_brief'],
  ['understand of a file that is not there', ['understand', '--file', 'nowhere.txt'], 'cannot_read'],
  ['sketch without a picture', ['sketch'], 'missing_picture'],
  ['sketch of a file that is not there', ['sketch', 'nowhere.png'], 'cannot_read'],
  ['sketch of a file that is no picture', ['sketch', 'package.json'], 'not_a_picture'],
  ['a sketch of a height that nobody wears', ['sketch', 'a.png', '--height-mm', '900'], 'invalid_number'],
  ['size of nothing', ['size'], 'size_unreadable'],
  ['size that no chart has', ['size', 'US', 'NaN'], 'size_unreadable'],
  ['gem without a size', ['gem', '--shape', 'round'], 'missing_size'],
  ['gem with two', ['gem', '--mm', '6', '--carats', '1'], 'missing_size'],
  ['gem of a weight and a depth', ['gem', '--carats', '1', '--depth-mm', '4'], 'two_sizes'],
  ['gem of no number', ['gem', '--carats', 'heavy'], 'invalid_number'],
  ['gem of a negative size', ['gem', '--mm', '-3'], 'invalid_size'],
  ['gem of an unknown shape', ['gem', '--shape', 'trillion', '--mm', '5'], 'unknown_shape'],
  ['gem of an unknown gem', ['gem', '--gem', 'kryptonite', '--mm', '5'], 'unknown_gem'],
  ['band without a width', ['band', '--size', 'US 7', '--thickness', '1.5'], 'invalid_number'],
  ['band of infinite width', ['band', '--size', 'US 7', '--width', '1e999', '--thickness', '1.5'], 'invalid_number'],
  [
    'band of an unknown alloy',
    ['band', '--size', 'US 7', '--width', '4', '--thickness', '1.5', '--alloy', 'au999'],
    'unknown_alloy',
  ],
  ['admin without an action', ['admin'], 'unknown_action'],
  ['backup without a file', ['backup'], 'missing_file'],
  ['restore of a file that is not there', ['restore', 'nowhere.backup', '--data', 'nowhere'], 'no_backup'],
  [
    'band of two metals',
    ['band', '--size', 'US 7', '--width', '4', '--thickness', '1.5', '--alloy', 'ag925', '--density', '10'],
    'two_metals',
  ],
  [
    'band of an unknown profile',
    ['band', '--size', 'US 7', '--width', '4', '--thickness', '1.5', '--profile', 'wavy'],
    'invalid_spec',
  ],
];

describe('a command line that can’t be carried out is refused', () => {
  test.each(refused)('%s', async (_what, words, code) => {
    expect(await documentOf(...words)).toMatchObject(refusal(code));
  });

  test.each(names)('one for %s is among them', (name) => {
    expect(refused.map(([, [verb]]) => verb)).toContain(name);
  });
});

describe('briefs that nobody can design', () => {
  test.each([
    ['empty', '', 'empty_brief'],
    ['blank', ' \n\t ', 'empty_brief'],
    ['of 100 kB', 'a gold ring with a ruby, '.repeat(4000), 'brief_too_long'],
    ['of emoji alone', '💍✨😍🙏', 'nothing_understood'],
    ['of noise', 'asdf qwer zxcv', 'nothing_understood'],
    ['that contradict themselves', 'gold ring in silver only', 'contradictory_brief'],
  ])('%s', async (_what, brief, code) => {
    expect(await documentOf('understand', '--brief', brief)).toMatchObject(refusal(code));
  });
});
