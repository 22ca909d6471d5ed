import type { Gem } from './gem.ts';

const corundum = {
  refractiveIndex: 1.766,
  refractiveIndexRange: [1.762, 1.77],
  dispersion: 0.018,
  specificGravity: 4,
  specificGravityRange: [3.95, 4.05],
  mohs: 9,
  species: 'corundum',
  transparency: 'transparent',
  usualForm: 'faceted',
  phenomenon: null,
  settingClass: 'A',
  verified: 'two-source',
  sources: [
    'Charles & Colvard gem comparison chart',
    'universalium.en-academic.com important gemstones',
    'Gemmology, appendix A (specific gravity)',
  ],
} as const;

/** Ruby and the sapphires: one mineral, one set of constants. */
export const corundumGems = {
  ruby: {
    ...corundum,
    name: 'Ruby',
    colours: [
      { name: 'pigeon blood red', srgb: '#B01030', attenuationDistanceMm: 2.5 },
      { name: 'pinkish red', srgb: '#D2335A', attenuationDistanceMm: 3 },
    ],
    settingNote: 'many rubies fracture-filled: no heat/ultrasonic if filled',
  },
  sapphire_blue: {
    ...corundum,
    goldBeside: 'white',
    name: 'Blue sapphire',
    colours: [{ name: 'royal blue', srgb: '#14299B', attenuationDistanceMm: 2.5 }],
    settingNote: 'any setting',
  },
  sapphire_yellow: {
    ...corundum,
    name: 'Yellow sapphire (pukhraj)',
    colours: [{ name: 'yellow', srgb: '#F2C53D', attenuationDistanceMm: 4 }],
    settingNote: 'any setting',
  },
  sapphire_pink: {
    ...corundum,
    goldBeside: 'rose',
    name: 'Pink sapphire',
    colours: [{ name: 'pink', srgb: '#E86FA3', attenuationDistanceMm: 4 }],
    settingNote: 'any setting',
  },
  sapphire_white: {
    ...corundum,
    goldBeside: 'by-style',
    name: 'White sapphire',
    colours: [{ name: 'colourless', srgb: '#FCFDFD', attenuationDistanceMm: 30 }],
    settingNote: 'any setting',
  },
  sapphire_green: {
    ...corundum,
    name: 'Green sapphire',
    colours: [{ name: 'green', srgb: '#2F7D57', attenuationDistanceMm: 3 }],
    settingNote: 'any setting',
  },
  sapphire_padparadscha: {
    ...corundum,
    goldBeside: 'rose',
    name: 'Padparadscha sapphire',
    colours: [{ name: 'pink-orange', srgb: '#F59A78', attenuationDistanceMm: 4 }],
    settingNote: 'any setting',
  },
} as const satisfies Record<string, Gem>;
