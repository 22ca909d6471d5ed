import type { Point2 } from '#layout/outline/point.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { Drawing, SketchShows, PenStroke } from '../contract.ts';
import { Hand, TEST_SHEET_PX } from './hand.ts';
import { mirroredHalf, roundLine, polar, girdleOf, through, turnedAbout } from './shapes.ts';

/** A sketch as a client would draw it, and what somebody who looks at it sees. */
export interface TestSketch {
  readonly name: string;
  readonly drawing: Drawing;
  /** The lines that bound the metal; of several, what they cover together. */
  readonly outlines: readonly PenStroke[];
  readonly shows: SketchShows;
  readonly stones: readonly BuiltCutId[];
  readonly isSymmetric: boolean;
  readonly hasBail: boolean;
  readonly hasChain: boolean;
}

interface Plan {
  readonly name: string;
  readonly outlines: readonly (readonly Point2[])[];
  readonly stones?: readonly (readonly [BuiltCutId, readonly Point2[]])[];
  /** Closed and open lines besides. */
  readonly rings?: readonly (readonly Point2[])[];
  readonly lines?: readonly (readonly Point2[])[];
  readonly shows?: SketchShows;
  readonly lopsided?: true;
  readonly hasBail?: true;
  readonly hasChain?: true;
}

const M: Point2 = [0.5, 0.52];

const drop = (cx: number, top: number, bottom: number, half: number): readonly Point2[] => {
  const belly = bottom - half;
  return mirroredHalf(cx, [
    [0, top],
    [0.22 * half, top + 0.22 * (belly - top)],
    [0.6 * half, top + 0.55 * (belly - top)],
    [0.92 * half, top + 0.85 * (belly - top)],
    ...Array.from({ length: 12 }, (_, k): Point2 => {
      const angle = (k / 12) * (Math.PI / 2);
      return [half * Math.cos(angle), belly + half * Math.sin(angle)];
    }),
    [0, bottom],
  ]);
};

const petal = (turnDeg: number, length: number, half: number): readonly Point2[] => {
  const foot: Point2 = [0.5, 0.72];
  const upright = mirroredHalf(0.5, [
    [0, 0.72 - length],
    [0.55 * half, 0.72 - 0.82 * length],
    [half, 0.72 - 0.5 * length],
    [0.7 * half, 0.72 - 0.2 * length],
    [0, 0.72],
  ]);
  return turnedAbout(through(upright, 8), foot, turnDeg);
};

const around = (count: number, radius: number, middle = M): readonly Point2[] =>
  Array.from({ length: count }, (_, k): Point2 => {
    const angle = (2 * Math.PI * k) / count - Math.PI / 2;
    return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)];
  });

const star = (points: number, outer: number, inner: number): readonly Point2[] =>
  around(2 * points, 1).map(([x, y], k): Point2 => {
    const r = k % 2 === 0 ? outer : inner;
    return [M[0] + r * (x - M[0]), M[1] + r * (y - M[1])];
  });

const heart = mirroredHalf(0.5, [
  [0, 0.34],
  [0.06, 0.27],
  [0.15, 0.235],
  [0.25, 0.27],
  [0.29, 0.37],
  [0.25, 0.5],
  [0.14, 0.65],
  [0, 0.8],
]);

const lotus = mirroredHalf(0.5, [
  [0, 0.2],
  [0.07, 0.3],
  [0.1, 0.38],
  [0.2, 0.3],
  [0.23, 0.42],
  [0.22, 0.47],
  [0.35, 0.46],
  [0.32, 0.6],
  [0.22, 0.72],
  [0.1, 0.78],
  [0, 0.79],
]);

const butterfly = mirroredHalf(0.5, [
  [0, 0.4],
  [0.05, 0.36],
  [0.2, 0.22],
  [0.33, 0.23],
  [0.34, 0.36],
  [0.24, 0.5],
  [0.29, 0.6],
  [0.24, 0.74],
  [0.13, 0.74],
  [0.04, 0.63],
  [0, 0.66],
]);

const cross = mirroredHalf(0.5, [
  [0, 0.15],
  [0.07, 0.15],
  [0.07, 0.36],
  [0.24, 0.36],
  [0.24, 0.5],
  [0.07, 0.5],
  [0.07, 0.86],
  [0, 0.86],
]);

const shield = mirroredHalf(0.5, [
  [0, 0.24],
  [0.12, 0.26],
  [0.26, 0.22],
  [0.27, 0.5],
  [0.18, 0.68],
  [0, 0.82],
]);

const paisley = through([
  [0.42, 0.2],
  [0.52, 0.26],
  [0.64, 0.38],
  [0.7, 0.56],
  [0.62, 0.74],
  [0.46, 0.79],
  [0.32, 0.7],
  [0.29, 0.54],
  [0.36, 0.42],
  [0.42, 0.32],
]);

const crescent: readonly Point2[] = [
  ...Array.from({ length: 60 }, (_, k): Point2 => {
    const a = 0.35 * Math.PI + (k / 59) * 1.3 * Math.PI;
    return [0.52 + 0.33 * Math.cos(a), 0.5 + 0.33 * Math.sin(a)];
  }),
  ...Array.from({ length: 50 }, (_, k): Point2 => {
    const a = 1.66 * Math.PI - (k / 49) * 1.32 * Math.PI;
    return [0.64 + 0.285 * Math.cos(a), 0.5 + 0.285 * Math.sin(a)];
  }).slice(2, -2),
];

const fish = through([
  [0.14, 0.5],
  [0.28, 0.36],
  [0.48, 0.32],
  [0.66, 0.42],
  [0.84, 0.32],
  [0.8, 0.5],
  [0.86, 0.68],
  [0.66, 0.58],
  [0.48, 0.68],
  [0.28, 0.64],
]);

const shell = mirroredHalf(0.5, [
  ...Array.from({ length: 25 }, (_, k): Point2 => {
    const a = (k / 24) * 1.22;
    const r = 0.5 + 0.02 * Math.cos(15 * a);
    return [r * Math.sin(a), 0.74 - r * Math.cos(a)];
  }),
  [0.12, 0.72],
  [0.08, 0.78],
  [0, 0.78],
]);

const bar: readonly Point2[] = [
  [0.4, 0.16],
  [0.6, 0.16],
  [0.6, 0.86],
  [0.4, 0.86],
];

const plans: readonly Plan[] = [
  { name: 'disc', outlines: [roundLine(M, 0.31)], stones: [['round', girdleOf('round', M, 0.2)]] },
  { name: 'oval', outlines: [roundLine(M, 0.25, 0.34)], stones: [['oval', girdleOf('oval', M, 0.18, 1.4)]] },
  {
    name: 'drop',
    outlines: [drop(0.5, 0.14, 0.86, 0.24)],
    stones: [['pear', girdleOf('pear', [0.5, 0.6], 0.18, 1.5)]],
  },
  { name: 'heart', outlines: [heart], stones: [['heart', girdleOf('heart', [0.5, 0.46], 0.18, 1)]] },
  { name: 'lotus', outlines: [lotus], stones: [['round', girdleOf('round', [0.5, 0.6], 0.13)]] },
  {
    name: 'leaf',
    outlines: [
      mirroredHalf(0.5, [
        [0, 0.12],
        [0.1, 0.25],
        [0.19, 0.45],
        [0.17, 0.62],
        [0.08, 0.78],
        [0, 0.88],
      ]),
    ],
    stones: [['marquise', girdleOf('marquise', [0.5, 0.52], 0.12, 2)]],
    lines: [
      [
        [0.5, 0.3],
        [0.5, 0.37],
      ],
    ],
  },
  { name: 'star', outlines: [star(5, 0.35, 0.17)], stones: [['round', girdleOf('round', M, 0.12)]] },
  { name: 'crescent', outlines: [crescent], lopsided: true },
  {
    name: 'bar with three',
    outlines: [bar],
    stones: [0.3, 0.51, 0.72].map((y) => ['round', girdleOf('round', [0.5, y], 0.11)] as const),
  },
  {
    name: 'flower',
    outlines: [polar(M, (turn) => 0.27 + 0.07 * Math.cos(6 * 2 * Math.PI * turn), 240)],
    stones: [
      ['round', girdleOf('round', M, 0.15)],
      ...around(6, 0.22).map((at) => ['round', girdleOf('round', at, 0.085)] as const),
    ],
  },
  { name: 'shield', outlines: [shield], stones: [['emerald', girdleOf('emerald', [0.5, 0.47], 0.17, 1.4)]] },
  {
    name: 'paisley',
    outlines: [paisley],
    stones: [['pear', girdleOf('pear', [0.5, 0.6], 0.17, 1.5, 20)]],
    lopsided: true,
  },
  { name: 'hexagon', outlines: [around(6, 0.33)], rings: [] },
  { name: 'cross', outlines: [cross], stones: [['princess', girdleOf('princess', [0.5, 0.43], 0.09)]] },
  {
    name: 'butterfly',
    outlines: [butterfly],
    stones: [
      ['pear', girdleOf('pear', [0.68, 0.36], 0.1, 1.5, -50)],
      ['pear', girdleOf('pear', [0.32, 0.36], 0.1, 1.5, 50)],
    ],
  },
  {
    name: 'pair of drops',
    shows: 'pair',
    outlines: [drop(0.74, 0.2, 0.78, 0.16), drop(0.26, 0.2, 0.78, 0.16)],
    stones: [['round', girdleOf('round', [0.74, 0.6], 0.11)]],
    rings: [girdleOf('round', [0.26, 0.6], 0.11)],
  },
  {
    name: 'shell',
    outlines: [shell],
    stones: [-0.8, -0.4, 0, 0.4, 0.8].map(
      (a) => ['round', girdleOf('round', [0.5 + 0.37 * Math.sin(a), 0.74 - 0.37 * Math.cos(a)], 0.075)] as const,
    ),
  },
  { name: 'fish', outlines: [fish], stones: [['round', girdleOf('round', [0.3, 0.47], 0.07)]], lopsided: true },
  {
    name: 'sun',
    outlines: [star(12, 0.36, 0.26)],
    stones: [['round', girdleOf('round', M, 0.26)]],
  },
  {
    name: 'drop on a chain',
    outlines: [drop(0.5, 0.42, 0.94, 0.18)],
    stones: [['round', girdleOf('round', [0.5, 0.76], 0.14)]],
    rings: [roundLine([0.5, 0.375], 0.042, 0.055)],
    lines: [
      [
        [0.14, 0.05],
        [0.3, 0.2],
        [0.485, 0.33],
      ],
      [
        [0.86, 0.05],
        [0.7, 0.2],
        [0.515, 0.33],
      ],
    ],
    hasBail: true,
    hasChain: true,
  },
  {
    name: 'lotus of petals',
    outlines: [
      petal(0, 0.5, 0.12),
      petal(38, 0.46, 0.11),
      petal(-38, 0.46, 0.11),
      petal(70, 0.4, 0.1),
      petal(-70, 0.4, 0.1),
    ],
  },
  {
    name: 'pointed oval with six',
    outlines: [girdleOf('marquise', M, 0.4, 1.7)],
    stones: [
      ['marquise', girdleOf('marquise', M, 0.14, 1.8)],
      ...[-0.2, 0.2].map((dy) => ['round', girdleOf('round', [0.5, 0.52 + dy], 0.07)] as const),
    ],
  },
];

/** Sketches that were drawn for these tests: of metal alone, with one stone and with many, even and lopsided. */
export const twentySketches: readonly TestSketch[] = plans.map((plan, index) => {
  const hand = new Hand(100 + index);
  const outlines = plan.outlines.map((outline) => hand.around(outline));
  const stones = plan.stones ?? [];
  const strokes = [
    ...outlines,
    ...stones.map(([, line]) => hand.around(line)),
    ...(plan.rings ?? []).map((line) => hand.around(line)),
    ...(plan.lines ?? []).map((line) => hand.line(line)),
  ];
  return {
    name: plan.name,
    drawing: { widthPx: TEST_SHEET_PX, heightPx: TEST_SHEET_PX, strokes, stones: [] },
    outlines,
    shows: plan.shows ?? 'body',
    stones: stones.map(([cut]) => cut),
    isSymmetric: plan.lopsided !== true,
    hasBail: plan.hasBail === true,
    hasChain: plan.hasChain === true,
  };
});
