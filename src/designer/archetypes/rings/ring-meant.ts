import { type OpenName, wantsMotif } from '../names/open-name.ts';

const rowSettings: ReadonlySet<string> = new Set(['pave', 'channel', 'shared-prong']);

/** Whether the main stones are set side by side. */
export function isRow({ main }: OpenName['stones']): boolean {
  return main?.setting !== undefined && rowSettings.has(main.setting);
}

/** Which ring "ring" means, by the stones that were named with it. */
export function ringMeant(open: OpenName) {
  const { stones, excluded, gent, alone, plain, child, subtype, weighed } = open;
  const { main, beside, other } = stones;
  if (!open.climbs && wantsMotif(open)) return 'motif-ring';
  if (!main && (child || ((plain || weighed) && subtype === undefined))) return 'band';
  if (excluded.has('stones')) return 'band';
  // What most men wear is a band; a signet is a signet, a seal, a crest or initials, each of which is a word.
  if (!main) return gent ? 'band' : oneStone(alone);
  if (isRow(stones)) return 'half-eternity';
  if (main.setting === 'flush') return 'stone-band';
  if (stones.halo && !excluded.has('halo')) return 'halo-ring';
  // Two birthstones are two, though nobody counted them.
  if (beside) return !other && (beside.count === 1 || beside.centre) ? 'toi-et-moi' : 'three-stone';
  if (main.count === 3) return 'three-stone';
  if (main.count === 2) return 'toi-et-moi';
  return (main.count ?? 1) > 3 ? 'half-eternity' : oneStone(alone);
}

function oneStone(alone: boolean): 'solitaire' | 'stone-ring' {
  return alone ? 'solitaire' : 'stone-ring';
}
