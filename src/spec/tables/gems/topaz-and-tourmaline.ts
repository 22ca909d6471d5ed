import type { Gem } from './gem.ts';

const tourmaline = {
  refractiveIndex: 1.634,
  refractiveIndexRange: [1.624, 1.644],
  dispersion: 0.017,
  specificGravity: 3.06,
  specificGravityRange: [3, 3.26],
  mohs: 7.25,
  species: 'tourmaline',
  transparency: 'transparent',
  usualForm: 'faceted',
  phenomenon: null,
  settingClass: 'B',
  settingNote: 'heat sensitive; avoid ultrasonic if included',
  verified: 'two-source (disp); RI/SG general',
  sources: ['liquisearch.com dispersion in gemology', 'titangems.com dispersion chart', 'gemstorejtv.com'],
} as const;

/** Topaz and tourmaline. */
export const topazAndTourmalineGems = {
  topaz_blue: {
    name: 'Blue topaz',
    refractiveIndex: 1.618,
    refractiveIndexRange: [1.609, 1.627],
    dispersion: 0.014,
    specificGravity: 3.56,
    specificGravityRange: [3.53, 3.6],
    mohs: 8,
    species: 'topaz',
    transparency: 'transparent',
    usualForm: 'faceted',
    phenomenon: null,
    colours: [
      { name: 'swiss blue', srgb: '#3FA9DB', attenuationDistanceMm: 5 },
      { name: 'sky blue', srgb: '#A6DBF0', attenuationDistanceMm: 8 },
    ],
    settingClass: 'B',
    settingNote: 'perfect basal cleavage: no tension, no ultrasonic',
    verified: 'two-source (disp, SG); RI general',
    sources: [
      'titangems.com dispersion chart',
      'Gemmology, appendix A (specific gravity)',
      'general gemmology reference',
    ],
  },
  topaz_imperial: {
    name: 'Imperial topaz',
    refractiveIndex: 1.633,
    refractiveIndexRange: [1.629, 1.637],
    dispersion: 0.014,
    specificGravity: 3.53,
    specificGravityRange: [3.5, 3.56],
    mohs: 8,
    species: 'topaz',
    transparency: 'transparent',
    usualForm: 'faceted',
    phenomenon: null,
    colours: [
      { name: 'golden orange', srgb: '#E79A3C', attenuationDistanceMm: 4 },
      { name: 'pink', srgb: '#EFA3A0', attenuationDistanceMm: 5 },
    ],
    settingClass: 'B',
    settingNote: 'cleavage as above',
    verified: 'one-source',
    sources: ['titangems.com dispersion chart', 'general gemmology reference'],
  },
  tourmaline_pink: {
    ...tourmaline,
    name: 'Pink tourmaline / rubellite',
    colours: [{ name: 'hot pink', srgb: '#D9367C', attenuationDistanceMm: 3 }],
  },
  tourmaline_green: {
    ...tourmaline,
    name: 'Green tourmaline',
    colours: [{ name: 'green', srgb: '#1F7A4F', attenuationDistanceMm: 3 }],
  },
  tourmaline_paraiba: {
    ...tourmaline,
    name: 'Paraiba tourmaline',
    colours: [{ name: 'neon blue', srgb: '#19C3C9', attenuationDistanceMm: 4 }],
  },
  tourmaline_indicolite: {
    ...tourmaline,
    name: 'Indicolite tourmaline',
    colours: [{ name: 'teal blue', srgb: '#1E5C7C', attenuationDistanceMm: 3 }],
  },
} as const satisfies Record<string, Gem>;
