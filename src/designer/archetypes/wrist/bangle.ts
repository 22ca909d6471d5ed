import { terms } from '../../senses/terms.ts';
import { ringingBells } from '../../wish/hung-beads.ts';
import { stoneIfAsked } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { type OpenName, wantsMotif, wantsStones } from '../names/open-name.ts';
import { plainBangleIdeas } from './bangle-ideas.ts';
import { anyBangle } from './on-wrist.ts';

const closed = 'a closed bangle instead of a cuff';
const uncrossed = 'a closed bangle instead of a bypass';

/** A rigid hoop of metal. */
export const bangleArchetype = {
  ...anyBangle,
  offer: 'a bangle that slips on',
  words: [
    ...terms('piece', [
      ['bangle, bangles, bangal, bangel', { type: 'bangle' }],
      ['cuff bracelet, cuff', { type: 'bracelet', subtype: 'cuff' }],
      ['kada, kara, kadaa, kade, kadas, kadha, kadhe, kado, kda, kappu', { type: 'bangle', subtype: 'kada' }],
      [
        'bangle set, churi, chudi, chudiyan, chudiya, choodi, choodiyan, churiyan, bangdi, bangdya, valayal, valai, gajulu',
        { type: 'bangle' },
      ],
      [
        'patli bangle, patli bangles, patla bangle, patla bangles, patlya, patli bangdi',
        { type: 'bangle', subtype: 'patla' },
      ],
      ['noa, loha badhano', { type: 'bangle', subtype: 'noa' }],
      ['kangan, kankan, kangana', { type: 'bangle', subtype: 'kangan' }],
    ]),
    ...terms('kind', [['open cuff', { subtype: 'open_cuff', types: ['bracelet', 'bangle'] }]]),
  ],
  names: [
    { types: ['bangle'], open: true, typeReading: { length: 'width', tellsCompound: true } },
    { types: ['bangle'], subtype: 'kada', open: true, heritage: true },
    { types: ['bangle'], subtype: 'patla', open: true, heritage: true },
    { types: ['bangle'], subtype: 'kangan', open: true, heritage: true },
    { types: ['bangle'], subtype: 'stacking', open: true },
    { types: ['bangle'], subtype: 'noa', open: true, remark: 'a plain bangle' },
    { types: ['bangle', 'bracelet'], subtype: 'open_cuff', open: true, remark: closed },
    { types: ['bracelet'], subtype: 'bypass', open: true, remark: uncrossed },
    { types: ['bracelet'], subtype: 'cuff', open: true, remark: closed, reading: { length: 'width' } },
  ],
  givesWayTo: bangleMeant,
  stones: { ...stoneIfAsked, ownBeads: ringingBells },
  ideas: plainBangleIdeas,
} satisfies Archetype;

function bangleMeant(open: OpenName) {
  if (wantsMotif(open)) return 'motif-bangle';
  return wantsStones(open) ? 'stone-bangle' : 'bangle';
}
