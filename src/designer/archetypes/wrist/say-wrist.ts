import type { PartOf } from '#spec/part-registry.ts';
import { headsOf, partOf } from '../../parts/find-parts.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { sayCount, withArticle } from '../../words/numbers.ts';
import { sayMelee, sayStones } from '../../words/say-stone.ts';

const sectionWords: Readonly<Record<PartOf<'bangle-band'>['section'], string>> = {
  round: 'round bangle',
  d: 'D-shaped bangle',
  flat: 'flat bangle',
  knife: 'knife-edge bangle',
};

/** A bangle, a bracelet or a chain in a few words, read off its parts. */
export function sayWrist(draft: PieceDraft): string {
  const finish = draft.metal.finish === 'polished' ? '' : `${draft.metal.finish} `;
  const chain = partOf(draft, 'chain');
  if (chain) return `${finish}${linkWords(chain)} links ${chain.linkWidthMm} mm wide`;
  const line = partOf(draft, 'tennis-line');
  if (line) return sayLine(line, draft);
  const twist = partOf(draft, 'twist-band');
  if (twist) return `${sayCount(twist.strands)} ${finish}strands twisted into a bangle ${twist.widthMm} mm wide`;
  const band = partOf(draft, 'bangle-band');
  const body = band ? withArticle(`${finish}${band.widthMm} mm ${sectionWords[band.section]}`) : 'a bangle';
  const set = saySet(draft);
  const edges = partOf(draft, 'milgrain') ? ['milgrained edges'] : [];
  const extras = [...(set === undefined ? [] : [set]), ...edges];
  return extras.length > 0 ? `${body} with ${extras.join(' and ')}` : body;
}

function linkWords({ linkLengthMm, linkWidthMm }: PartOf<'chain'>): string {
  const long = linkLengthMm / linkWidthMm;
  return long > 1.7 ? 'long' : long > 1.25 ? 'oval' : 'nearly round';
}

function sayLine(line: PartOf<'tennis-line'>, draft: PieceDraft): string {
  const spaced = line.gapMm > 0.8 ? 'set apart, so that each one shows' : 'side by side';
  return `${sayStones(line.count, draft.stones[line.holds])} ${spaced}`;
}

function saySet(draft: PieceDraft): string | undefined {
  const heads = headsOf(draft);
  const [head] = heads;
  if (head) return `${sayMelee(heads.length, draft.stones[head.holds])} in bezels over the top`;
  const line = partOf(draft, 'pave');
  if (line) return `a line of ${sayMelee(2 * line.countPerSide, draft.stones[line.holds])} over the top`;
  const inset = partOf(draft, 'flush');
  return inset && `${sayMelee(inset.count, draft.stones[inset.holds])} set flush over the top`;
}
