import type { Gem } from './gem.ts';

const quartz = {
  refractiveIndex: 1.548,
  refractiveIndexRange: [1.544, 1.553],
  dispersion: 0.013,
  specificGravity: 2.65,
  specificGravityRange: [2.65, 2.66],
  mohs: 7,
  species: 'quartz',
  phenomenon: null,
  settingClass: 'B',
  verified: 'two-source',
} as const;

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

/** Crystalline quartz, and chalcedony, whose crystals are too fine to see. */
export const quartzGems = {
  amethyst: {
    ...quartz,
    name: 'Amethyst',
    transparency: 'transparent',
    usualForm: 'faceted',
    colours: [
      { name: 'purple', srgb: '#7B3FA0', attenuationDistanceMm: 3 },
      { name: 'lavender', srgb: '#B79AD6', attenuationDistanceMm: 6 },
    ],
    settingNote: 'colour may fade in strong sun',
    sources: [
      'mirkorusrough.com gem table',
      'universalium.en-academic.com important gemstones',
      'titangems.com dispersion chart',
    ],
  },
  citrine: {
    ...quartz,
    name: 'Citrine',
    transparency: 'transparent',
    usualForm: 'faceted',
    colours: [{ name: 'golden', srgb: '#E8A92E', attenuationDistanceMm: 4 }],
    settingNote: '',
    sources: ['mirkorusrough.com gem table', 'universalium.en-academic.com important gemstones'],
  },
  rose_quartz: {
    ...quartz,
    goldBeside: 'rose',
    name: 'Rose quartz',
    transparency: 'translucent',
    usualForm: 'cabochon',
    colours: [{ name: 'pale pink', srgb: '#F2C6CC', attenuationDistanceMm: 3 }],
    settingNote: 'usually translucent',
    sources: ['universalium.en-academic.com important gemstones', 'mirkorusrough.com gem table'],
  },
  smoky_quartz: {
    ...quartz,
    name: 'Smoky quartz',
    transparency: 'transparent',
    usualForm: 'faceted',
    colours: [{ name: 'smoky brown', srgb: '#6B5141', attenuationDistanceMm: 3 }],
    settingNote: '',
    sources: ['universalium.en-academic.com important gemstones', 'mirkorusrough.com gem table'],
  },
  rock_crystal: {
    ...quartz,
    name: 'Rock crystal',
    transparency: 'transparent',
    usualForm: 'faceted',
    colours: [{ name: 'colourless', srgb: '#FBFCFC', attenuationDistanceMm: 30 }],
    settingNote: '',
    sources: ['universalium.en-academic.com important gemstones', 'mirkorusrough.com gem table'],
  },
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
} as const satisfies Record<string, Gem>;
