import type { HaloLook } from '../../looks/ring-look.ts';
import type { PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import { terms } from '../../senses/terms.ts';
import { leadingStone } from '../../wish/stones/stone-use.ts';
import type { Archetype } from '../archetype.ts';
import { type OpenName, wantsHalo, wantsPlate } from '../names/open-name.ts';
import { type HangingLadder, hangingIdeas } from '../hanging/hanging-ideas.ts';
import { anyNosePin, worn } from './on-nose.ts';

/** Stones for the nostril are stocked round. */
const prong = { is: 'stone', which: 'main', head: 'prong', shape: 'round' } as const satisfies StoneElement;
const bezel = { ...prong, head: 'bezel' } as const satisfies StoneElement;
const plate = {
  is: 'metal',
  relief: 'flat',
  scale: 1,
  thicknessMm: 1,
  set: 'bezel',
} as const satisfies PlateElement;
const follow: HaloLook = { outline: 'follow', edge: 'scalloped', melee: 'wide' };

/** One stone on the nostril, by role: in claws, in a ring of small ones, in a collar, in a flower of metal. */
const ladder: HangingLadder = {
  classic: [
    { family: 'classic', ...worn, elements: [prong] },
    { family: 'classic', ...worn, elements: [bezel] },
  ],
  generous: [
    { family: 'classic', ...worn, elements: [{ ...prong, halo: follow, petals: true }] },
    { family: 'classic', ...worn, elements: [{ ...plate, outline: 'daisy', scale: 1.1 }] },
    { family: 'classic', ...worn, elements: [{ ...prong, prongs: 'more' }] },
  ],
  quiet: [
    { family: 'modern', ...worn, elements: [bezel] },
    { family: 'modern', ...worn, elements: [bezel], finish: 'brushed' },
    { family: 'modern', ...worn, elements: [{ ...bezel, across: true }] },
  ],
  character: [
    { family: 'nature', ...worn, elements: [{ ...plate, outline: 'flower' }], finish: 'matte' },
    { family: 'vintage', ...worn, elements: [{ ...bezel, bezelEdge: 'milgrain' }] },
    { family: 'architectural', ...worn, elements: [{ ...plate, outline: 'hexagon' }], finish: 'matte' },
  ],
};

const pin = { type: 'nose_pin' } as const;

/** One stone on the nostril, and what "nose pin" means until more is said. */
export const nosePinArchetype = {
  ...anyNosePin,
  offer: 'a nose pin',
  words: terms('piece', [
    ['nose pin, nose stud, nosepin, nose pn, nose screw, nose pins, nosepins, nose studs, nose bone, nosestud', pin],
    [
      'laung, loong, lavang, lavangam, nakphool, nak phool, naakphool, naak phool, nakphul, nose phool, phulli, fulli',
      pin,
    ],
    ['mukhuthi, mookuthi, mukkuthi, mookkuthi, mukuthi, mooguthi, mukku pudaka, mukku pin, besari, besri', pin],
    ['koka, nakchabi, nakchhabi, naak ki pin, naak ki keel, naak ki kil, naak ka laung, naak ki laung, chamki', pin],
    ['naak ki, naak ka, naak ke liye, naak me pehenne wala, naak me pehenne wali, naak mein pehenne wala', pin],
  ]),
  names: [
    { types: ['nose_pin'], open: true, typeReading: { length: 'stone' } },
    { types: ['nose_pin'], subtype: 'solitaire', alone: true },
  ],
  givesWayTo: pinMeant,
  stones: leadingStone,
  ideas: (asked, role) => hangingIdeas(ladder, asked, role, { still: true }),
} satisfies Archetype;

function pinMeant(open: OpenName) {
  // There is no metal in the middle of a moon for a wire.
  const isMetal = wantsPlate(open) || (open.plain && open.stones.main === undefined);
  if (isMetal && open.outline !== 'crescent') return 'shaped-nose-pin';
  const isFlower = (open.stones.beside ?? open.stones.small) !== undefined || (open.stones.main?.count ?? 1) > 1;
  return isFlower || wantsHalo(open) ? 'nose-cluster' : 'nose-pin';
}
