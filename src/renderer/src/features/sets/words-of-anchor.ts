import { sayGem } from '#spec/meanings/say-gem.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { spoken } from '#shared/words.ts';
import { currentRevision, type Draft } from '../../studio/journal/draft.ts';

/** What the other pieces of a set take from one that is there: its metal, its main stone, its motif. */
export function wordsOfAnchor(draft: Draft): string {
  const { metal, stones } = currentRevision(draft).spec;
  const [main] = Object.values(stones).toSorted((a, b) => b.lengthMm * stoneWidthMm(b) - a.lengthMm * stoneWidthMm(a));
  return [
    alloys[metal.alloy].name.replace(/ \(.*\)$/, ''),
    ...(main === undefined ? [] : [`${main.shape.replaceAll('-', ' ')} ${sayGem(main.gem)}`]),
    ...(draft.request.motifs ?? []).map(spoken),
  ].join(', ');
}
