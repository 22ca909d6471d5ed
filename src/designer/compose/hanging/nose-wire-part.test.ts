import { expect, test } from 'vitest';
import { showNoseWire } from '#spec/shown/hanging.ts';
import { proposalsFor } from '../../propose/testing/proposals.ts';
import { noseWireEndings } from '../../wish/fastenings/said-fastenings.ts';

const words: Readonly<Record<string, unknown>> = showNoseWire.words;

test.each(Object.entries(noseWireEndings))('"%s" is drawn as %s, and called so', (word, ending) => {
  const isCalled = words[word];
  if (typeof isCalled !== 'function') throw new Error(`No wire of a nose pin is called "${word}"`);
  expect(isCalled({ kind: 'nose-wire', on: 'head', ending, diameterMm: 0.8, lengthMm: 6.5 })).toBe(true);
});

test('a bombay screw is a screw in all four designs', () => {
  for (const { spec } of proposalsFor('diamond nose pin 2 mm 18k, bombay screw'))
    expect(spec.parts['wire']).toMatchObject({ ending: 'screw' });
});
