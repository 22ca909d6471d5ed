import type { Finding } from '#engine/contract/finding.ts';

/** What a rule is about, by the first word of its id: what a jeweller would look at. */
const subjects: Readonly<Record<string, string>> = {
  alloy: 'soft metal',
  bail: 'the bail',
  bangle: 'the thickness',
  bell: 'the bell',
  bezel: 'the collar',
  bracelet: 'the length',
  chain: 'the links',
  'collar-row': 'the row of collars',
  crescent: 'the moon',
  earring: 'the weight',
  'edge-fringe': 'the fringe',
  flush: 'the flush stones',
  fringe: 'the fringe',
  gem: 'the setting',
  ghungroo: 'the ghungroos',
  halo: 'the halo',
  head: 'the setting',
  'hidden-halo': 'the hidden halo',
  hoop: 'the hoop',
  'hoop-catch': 'the catch',
  motif: 'the motif',
  necklace: 'the length',
  'nose-pin': 'the weight',
  'nose-wire': 'the wire',
  part: 'the parts',
  pave: 'the pavé',
  pearl: 'the pearl',
  plate: 'the plate',
  post: 'the post',
  prong: 'the claws',
  row: 'the row of stones',
  shank: 'the band',
  signet: 'the face',
  solid: 'the metal',
  stones: 'the stones',
  strand: 'the strand',
  taste: 'the proportions',
  twist: 'the twist',
  vati: 'the vati',
  wall: 'a thin place',
};

/** How many are named; the page of the piece tells all. */
const NAMED = 2;

const inSeries = new Intl.ListFormat('en');

/** What findings are about: "the claws", "the claws and the weight", "the claws, the weight, and 2 more". */
export function findingsNamed(findings: readonly Finding[]): string {
  const names = [...new Set(findings.map(subjectOf))];
  const more = names.length - NAMED;
  return inSeries.format(more > 0 ? [...names.slice(0, NAMED), `${more} more`] : names);
}

function subjectOf({ rule }: Finding): string {
  return subjects[rule.slice(0, rule.indexOf('.'))] ?? 'the piece';
}
