import { expect, test } from 'vitest';
import { bodyBriefs } from '../brief/testing/body-briefs.ts';
import { indianBriefs } from '../brief/testing/indian-briefs.ts';
import { ringBriefs } from '../brief/testing/ring-briefs.ts';
import { shopBriefs } from '../brief/testing/shop-briefs.ts';
import { requestFrom } from '../brief/testing/request-from.ts';
import { understand } from '../brief/understand.ts';
import { partsOf } from '../parts/find-parts.ts';
import { propose } from './propose.ts';
import { proposeOptions } from './testing/propose-options.ts';

/** The sentences of a tray without the openings of their roles. */
function sentencesFor(brief: string): readonly string[] {
  const request = understand(brief);
  const tray = request.ok ? propose(request.value, proposeOptions()) : request;
  return tray.ok ? tray.value.map(({ reason }) => reason.slice(reason.indexOf(': '))) : [];
}

const briefs = [...ringBriefs, ...bodyBriefs, ...indianBriefs, ...shopBriefs].map(({ brief }) => brief);

test('no two designs of a tray are told in the same sentence', () => {
  const twice = briefs.filter((brief) => {
    const said = sentencesFor(brief);
    return new Set(said).size < said.length;
  });
  expect(twice).toEqual([]);
});

test.each([
  ['perl drop earings with blue saphire on top', 4],
  ['gold studs, little flower, 2 gm the pair', 4],
])('%s: four constructions', (brief, count) => {
  const bare = sentencesFor(brief).map((said) => said.replaceAll(/[\d.]+(?: × [\d.]+)? mm/g, '').replace(/;.*/, ''));
  expect(new Set(bare).size).toBe(count);
});

test.each(['gold flower studs, 0.8 gm the pair, diamond', 'gold flower studs, 1.2 gm the pair'])(
  '%s: no drawing that cannot be so light',
  (brief) => {
    const tray = propose(requestFrom(brief), proposeOptions());
    const drawn = tray.ok ? tray.value.flatMap(({ spec }) => partsOf(spec, 'motif')) : undefined;
    expect(drawn).toEqual([]);
  },
);
