import type { Gem } from './gem.ts';

/** What all cultured pearls share; a variety is told by its shell, so by its size and colours. */
const cultured = {
  refractiveIndex: 1.59,
  refractiveIndexRange: [1.52, 1.66],
  dispersion: null,
  specificGravity: 2.72,
  specificGravityRange: [2.6, 2.85],
  mohs: 2.75,
  species: 'nacre',
  transparency: 'opaque',
  usualForm: 'bead',
  phenomenon: 'nacre',
  settingClass: 'D',
  settingNote: 'peg + cup (post 0.7-0.9 mm, half drilled) or bezel; set last; no chemicals/heat',
  verified: 'two-source (RI); SG/Mohs general',
  sources: ['gemstones.comparenature.com', 'general gemmology reference'],
} as const;

/** Organic gems: pearl, coral, mother of pearl. */
export const organicGems = {
  pearl: {
    ...cultured,
    name: 'Pearl (cultured)',
    colours: [
      { name: 'white', srgb: '#F5F0E6', attenuationDistanceMm: 0.2 },
      { name: 'golden', srgb: '#E7C77C', attenuationDistanceMm: 0.2 },
      { name: 'tahitian grey', srgb: '#4F5459', attenuationDistanceMm: 0.2 },
      { name: 'pink', srgb: '#F1D8D1', attenuationDistanceMm: 0.2 },
    ],
  },
  akoya_pearl: {
    ...cultured,
    name: 'Akoya pearl',
    colours: [
      { name: 'white', srgb: '#F7F2EA', attenuationDistanceMm: 0.2 },
      { name: 'rose', srgb: '#F3DFD9', attenuationDistanceMm: 0.2 },
      { name: 'cream', srgb: '#F0E4CC', attenuationDistanceMm: 0.2 },
      { name: 'silver blue', srgb: '#C9D0D8', attenuationDistanceMm: 0.2 },
    ],
  },
  freshwater_pearl: {
    ...cultured,
    name: 'Freshwater pearl',
    colours: [
      { name: 'white', srgb: '#F3EEE4', attenuationDistanceMm: 0.2 },
      { name: 'pink', srgb: '#EDCFC6', attenuationDistanceMm: 0.2 },
      { name: 'peach', srgb: '#EFC6A6', attenuationDistanceMm: 0.2 },
      { name: 'lavender', srgb: '#CDB9CF', attenuationDistanceMm: 0.2 },
    ],
  },
  south_sea_pearl: {
    ...cultured,
    name: 'South Sea pearl',
    colours: [
      { name: 'white', srgb: '#F2EFE8', attenuationDistanceMm: 0.2 },
      { name: 'silver', srgb: '#DADCDD', attenuationDistanceMm: 0.2 },
      { name: 'golden', srgb: '#E3BE68', attenuationDistanceMm: 0.2 },
    ],
  },
  tahitian_pearl: {
    ...cultured,
    name: 'Tahitian pearl',
    colours: [
      { name: 'grey', srgb: '#4F5459', attenuationDistanceMm: 0.2 },
      { name: 'peacock', srgb: '#3D4B47', attenuationDistanceMm: 0.2 },
      { name: 'aubergine', srgb: '#4A3F4A', attenuationDistanceMm: 0.2 },
      { name: 'silver', srgb: '#8C9093', attenuationDistanceMm: 0.2 },
    ],
  },
  coral: {
    name: 'Red coral (moonga)',
    refractiveIndex: 1.572,
    refractiveIndexRange: [1.486, 1.658],
    dispersion: null,
    specificGravity: 2.65,
    specificGravityRange: [2.6, 2.7],
    mohs: 3.5,
    species: 'calcite organic',
    transparency: 'opaque',
    usualForm: 'cabochon',
    phenomenon: null,
    colours: [
      { name: 'red', srgb: '#C8321F', attenuationDistanceMm: 0.2 },
      { name: 'orange', srgb: '#E9683D', attenuationDistanceMm: 0.2 },
    ],
    settingClass: 'D',
    settingNote: 'bezel; CITES/ethical sourcing note',
    verified: 'two-source (RI); SG general',
    sources: ['gemstones.comparenature.com', 'general gemmology reference'],
  },
  mother_of_pearl: {
    name: 'Mother of pearl',
    refractiveIndex: 1.61,
    refractiveIndexRange: [1.53, 1.69],
    dispersion: null,
    specificGravity: 2.75,
    specificGravityRange: [2.7, 2.85],
    mohs: 3.5,
    species: 'nacre',
    transparency: 'opaque',
    usualForm: 'cabochon',
    phenomenon: 'nacre',
    colours: [{ name: 'white', srgb: '#EDEAE2', attenuationDistanceMm: 0.2 }],
    settingClass: 'D',
    settingNote: 'inlay/bezel',
    verified: 'two-source (RI)',
    sources: ['gemstones.comparenature.com', 'general gemmology reference'],
  },
} as const satisfies Record<string, Gem>;
