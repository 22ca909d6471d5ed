import type { PartOf } from '#spec/part-registry.ts';
import { headsOf, partOf } from '../choose/find-parts.ts';
import type { Draft } from '../draft.ts';
import { sayCount, withArticle } from './numbers.ts';
import { sayStone } from './say-stone.ts';

const sectionWords: Readonly<Record<PartOf<'bangle-band'>['section'], string>> = {
  round: 'round wire',
  d: 'rounded band',
  flat: 'flat band',
  knife: 'knife-edge band',
};

/** A bangle, a bracelet or a chain in a few words, read off its parts. */
export function sayWrist(draft: Draft): string {
  const finish = draft.metal.finish === 'polished' ? '' : `${draft.metal.finish} `;
  const chain = partOf(draft, 'chain');
  if (chain) return `${finish}${linkWords(chain)} links of ${chain.linkWidthMm} mm`;
  const line = partOf(draft, 'tennis-line');
  if (line) return sayLine(line, draft);
  const twist = partOf(draft, 'twist-band');
  if (twist) return `${sayCount(twist.strands)} ${finish}strands twisted ${twist.turns} times around the wrist`;
  const band = partOf(draft, 'bangle-band');
  const body = band ? withArticle(`${finish}${sectionWords[band.section]} of ${band.widthMm} mm`) : 'a bangle';
  return `${body}${sayStones(draft)}${partOf(draft, 'milgrain') ? ' with beaded edges' : ''}`;
}

function linkWords({ linkLengthMm, linkWidthMm }: PartOf<'chain'>): string {
  const long = linkLengthMm / linkWidthMm;
  return long > 2 ? 'long, open' : long > 1.25 ? 'oval' : 'nearly round';
}

function sayLine(line: PartOf<'tennis-line'>, draft: Draft): string {
  const stone = draft.stones[line.holds];
  const spaced = line.gapMm > 0.8 ? 'set apart, so that each one shows' : 'close together in one line of light';
  return `${line.count} ${stone ? sayStone(stone) : 'stone'}s ${spaced}`;
}

function sayStones(draft: Draft): string {
  const stations = headsOf(draft).length;
  if (stations > 0) return ` with ${sayCount(stations)} stones in collars over the top`;
  const line = partOf(draft, 'pave');
  if (line) return ` with a line of ${2 * line.countPerSide} over the top`;
  const inset = partOf(draft, 'flush');
  return inset ? ` with ${sayCount(inset.count)} sunk level` : '';
}
