import type { FigureElement, PlateElement, StoneElement } from '../../looks/hanging-look.ts';
import type { BellLook, JhumkaLook } from '../../looks/jhumka-look.ts';
import type { Role, StyleFamily } from '../../proposal.ts';

type StyledJhumka = JhumkaLook & { readonly family: StyleFamily };

const disc = {
  is: 'metal',
  unsaid: 'round',
  relief: 'domed',
  scale: 1,
  thicknessMm: 0.8,
} as const satisfies PlateElement;
const grained = { ...disc, grained: true } as const satisfies PlateElement;
/** A plate in the form of a flower, beads along its edge. */
export const flower = {
  ...grained,
  unsaid: 'flower',
  relief: 'flat',
  scale: 1.12,
  thicknessMm: 1,
} as const satisfies PlateElement;
const paisley = { ...flower, unsaid: 'paisley', scale: 1.15 } as const satisfies PlateElement;
const cut = {
  is: 'figure',
  work: 'silhouette',
  thicknessMm: 0.9,
  reliefMm: 0.7,
  scale: 1,
} as const satisfies FigureElement;
const lotus = { ...cut, unsaid: 'lotus', inSmall: flower } as const satisfies FigureElement;
const mango = { ...cut, unsaid: 'paisley', scale: 1.15, inSmall: paisley } as const satisfies FigureElement;
const collar = { is: 'stone', which: 'main', head: 'bezel' } as const satisfies StoneElement;
const beaded = { ...collar, bezelEdge: 'milgrain' } as const satisfies StoneElement;
const haloed = {
  ...collar,
  shape: 'round',
  halo: { outline: 'follow', edge: 'scalloped', melee: 'usual' },
} as const satisfies StoneElement;
/** A flower of stones that are all alike: a claw between every two petals, metal all around for the loop below. */
export const blossom = {
  ...haloed,
  head: 'prong',
  prongs: 6,
  petals: true,
  halo: { outline: 'follow', edge: 'plain', melee: 'wide' },
} as const satisfies StoneElement;
const set = { set: 'bezel' } as const;

const dome: BellLook = { profile: 'dome', scale: 1, grainRows: 3, fringe: 'round' };
const smooth: BellLook = { ...dome, grainRows: 0 };
const melon: BellLook = { ...dome, fluted: true, grainRows: 1 };
const temple: BellLook = { ...dome, profile: 'flared' };
const parasol: BellLook = { ...dome, profile: 'umbrella', fluted: true, scale: 1.1, grainRows: 1, fringe: 'drop' };
const polished = { finish: 'polished' } as const;

/** Metal alone above the bell. */
export const plainJhumkas: Readonly<Record<Role, readonly StyledJhumka[]>> = {
  classic: [
    { family: 'indian-heritage', ...polished, tops: [grained], bell: dome },
    { family: 'classic', ...polished, tops: [flower], bell: dome },
  ],
  generous: [
    { family: 'indian-heritage', ...polished, tops: [lotus], bell: { ...temple, scale: 1.05 } },
    { family: 'indian-heritage', ...polished, tops: [flower], bell: { ...melon, scale: 1.12, fringe: 'drop' } },
    { family: 'classic', ...polished, tops: [grained], bell: { ...temple, scale: 1.12 } },
  ],
  quiet: [
    { family: 'modern', ...polished, tops: [], bell: { ...smooth, scale: 0.9 } },
    { family: 'modern', finish: 'brushed', tops: [], bell: { ...smooth, profile: 'flared' } },
    { family: 'modern', ...polished, tops: [{ ...disc, scale: 0.8 }], bell: { ...smooth, fringe: 'bare' } },
  ],
  character: [
    { family: 'indian-heritage', finish: 'matte', tops: [mango], bell: parasol },
    { family: 'indian-heritage', finish: 'matte', tops: [lotus], bell: { ...melon, fringe: 'drop' } },
    { family: 'nature', finish: 'matte', tops: [flower], bell: parasol },
    { family: 'vintage', finish: 'matte', tops: [grained], bell: { ...melon, profile: 'flared', fringe: 'drop' } },
  ],
};

/** A stone above the bell. */
export const jewelledJhumkas: Readonly<Record<Role, readonly StyledJhumka[]>> = {
  classic: [
    { family: 'indian-heritage', ...polished, tops: [{ ...grained, relief: 'flat', ...set }], bell: dome },
    { family: 'classic', ...polished, tops: [collar], bell: dome },
  ],
  generous: [
    { family: 'classic', ...polished, tops: [haloed], bell: { ...temple, scale: 1.1 } },
    {
      family: 'indian-heritage',
      ...polished,
      tops: [{ ...flower, ...set, scale: 1.3 }],
      bell: { ...temple, scale: 1.1 },
    },
    {
      family: 'indian-heritage',
      ...polished,
      tops: [{ ...flower, ...set, scale: 1.2 }],
      bell: { ...melon, scale: 1.12 },
    },
  ],
  quiet: [
    { family: 'modern', ...polished, tops: [collar], bell: { ...smooth, scale: 0.95 } },
    { family: 'modern', finish: 'brushed', tops: [collar], bell: { ...smooth, profile: 'flared' } },
  ],
  character: [
    { family: 'indian-heritage', finish: 'matte', tops: [{ ...paisley, ...set }], bell: parasol },
    { family: 'vintage', finish: 'matte', tops: [beaded], bell: { ...parasol, scale: 1.05 } },
    { family: 'nature', finish: 'matte', tops: [{ ...flower, ...set }], bell: { ...melon, fringe: 'drop' } },
  ],
};
