import type { Gem } from './gem.ts';

const chalcedony = {
  refractiveIndex: 1.535,
  refractiveIndexRange: [1.53, 1.54],
  dispersion: null,
  specificGravity: 2.6,
  specificGravityRange: [2.58, 2.64],
  mohs: 6.75,
  species: 'chalcedony',
  usualForm: 'cabochon',
  phenomenon: null,
  settingClass: 'B',
  verified: 'general',
  sources: ['general gemmology reference'],
} as const;

/** Quartz whose crystals are too fine to see. */
export const chalcedonyGems = {
  onyx: {
    ...chalcedony,
    name: 'Onyx (black chalcedony)',
    transparency: 'opaque',
    colours: [{ name: 'black', srgb: '#0F0F10', attenuationDistanceMm: 0.2 }],
    settingNote: 'bezel/inlay; usually dyed',
  },
  carnelian: {
    ...chalcedony,
    name: 'Carnelian',
    transparency: 'translucent',
    colours: [{ name: 'orange red', srgb: '#B9431B', attenuationDistanceMm: 1.5 }],
    settingNote: 'signet/intaglio friendly',
  },
  chalcedony: {
    ...chalcedony,
    goldBeside: 'white',
    name: 'Chalcedony',
    transparency: 'translucent',
    colours: [{ name: 'blue grey', srgb: '#A9BBCB', attenuationDistanceMm: 1.5 }],
    settingNote: '',
  },
  chrysoprase: {
    ...chalcedony,
    name: 'Chrysoprase',
    transparency: 'translucent',
    colours: [{ name: 'apple green', srgb: '#5DB57A', attenuationDistanceMm: 1.2 }],
    settingNote: 'fades in heat and strong sun',
  },
  bloodstone: {
    ...chalcedony,
    name: 'Bloodstone',
    transparency: 'opaque',
    colours: [{ name: 'dark green', srgb: '#24422F', attenuationDistanceMm: 0.2 }],
    settingNote: 'signet/intaglio friendly; its red spots differ from stone to stone',
  },
} as const satisfies Record<string, Gem>;
