import { sayStones } from '../../../phrasing/say-stone.ts';
import { heldStone } from '../../find-parts.ts';
import { none, noSpan, type PartKnowledge } from '../../part-knowledge.ts';
import { seatsVolumeMm3 } from './seats.ts';

const rowWords = { channel: 'in a channel', pave: 'in pavé', 'shared-prong': 'in shared claws' } as const;

/** Equal stones around the finger. */
export const eternityRowKnowledge = {
  volumeMm3: (part, design) => seatsVolumeMm3(part.count, heldStone(design, part)),
  spanMm: noSpan,
  stones: ({ count, setting }) => ({ count, work: setting }),
  head: false,
  bought: none,
  say: ({ count, holds, inTurn, setting, arcDeg }, design) => {
    const onEar = Object.values(design.parts).some(({ kind }) => kind === 'hoop');
    const around = arcDeg === 360 ? 'all the way round' : onEar ? 'down the front of' : 'over the top of';
    const stones = sayStones(count, design.stones[holds], design.stones[inTurn ?? '']);
    return { as: 'set', words: `${stones} ${rowWords[setting]} ${around}` };
  },
  traits: ({ setting, count, arcDeg }) => ({ setting, rhythm: `row of ${count} over ${arcDeg}°` }),
  free: 'fixed',
} as const satisfies PartKnowledge<'eternity-row'>;
