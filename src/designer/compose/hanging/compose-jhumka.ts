import { clamp, roundToStep } from '#shared/units.ts';
import type { Part } from '#spec/part-registry.ts';
import type { Stone } from '#spec/stone.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { JhumkaLook } from '../../looks/jhumka-look.ts';
import type { PlateMeasures } from '../../proportions/hanging/pendant.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import { drawBell, leastRimMm } from './draw-bell.ts';
import { drawJhumkaTop } from './draw-jhumka-top.ts';
import { hookPart, joint, loopPart, postPart } from './hang-parts.ts';
import { hangingLengthMm } from '../../parts/hanging/hanging-length.ts';
import { jhumkaStones } from './jhumka-stones.ts';

/** Width of a bell by words of size: 14 to 22 mm are worn every day, 24 to 32 by brides (taste), the small ones by girls. */
const usualMm = { small: 10, dainty: 12, usual: 15, bold: 18, large: 21 } as const;

/** The narrowest and the widest bell. */
const LEAST_MM = 7;
const MOST_MM = 34;

/** A bell of twice the metal is so much wider: as it grows, its wall stays and its beads hardly change. */
const GROWTH = 0.42;

/** Said lengths are met by the width of the bell, in these steps, and the rest by its height. */
const STEP_MM = 0.5;

/** One ear of a pair of jhumkas: its tops, the bell that swings below them, and its post or hook. */
export function composeJhumka(asked: PieceWish, look: JhumkaLook, richness: number): ComposedDesign {
  const said = asked.lengths.diameterMm ?? asked.lengths.widthMm;
  const grown = usualWidthMm(asked) * look.bell.scale * asked.bulk ** GROWTH;
  const usual = roundToStep(grown + 0.4 * richness + 0.25 * asked.heft, STEP_MM);
  const { hung } = jhumkaStones(asked);
  const widthMm = said ?? clamp(Math.max(usual, leastRimMm(hung)), LEAST_MM, MOST_MM);
  const { lengthMm, heightMm } = asked.lengths;
  const first = drawJhumka(asked, look, widthMm, undefined);
  const whole = lengthMm ?? (heightMm !== undefined && heightMm > OVERALL_FROM * widthMm ? heightMm : undefined);
  if (whole === undefined) return heightMm === undefined ? first : drawJhumka(asked, look, widthMm, heightMm);
  return ofLength(asked, look, said === undefined ? undefined : widthMm, whole);
}

/** A height over this share of the bell's width is that of the whole earring. */
const OVERALL_FROM = 1.2;

/** A jhumka of a whole length: of the width that comes nearest, then with a taller or lower bell. */
function ofLength(asked: PieceWish, look: JhumkaLook, saidMm: number | undefined, wholeMm: number): ComposedDesign {
  const widthMm = saidMm ?? widthForLengthMm(asked, look, wholeMm);
  const best = drawJhumka(asked, look, widthMm, undefined);
  const wanted = usualBell(asked, look, widthMm).heightMm + wholeMm - hangingLengthMm(best);
  const heightMm = roundToStep(clamp(wanted, 0.4 * widthMm, 1.1 * widthMm), 0.05);
  return drawJhumka(asked, look, widthMm, heightMm);
}

/** The measures of a bell of the height that goes with its width. */
function usualBell(asked: PieceWish, { bell }: JhumkaLook, diameterMm: number): PlateMeasures {
  const { hung } = jhumkaStones(asked);
  return drawBell(bell, { diameterMm, heightMm: undefined, wallMm: asked.lengths.thicknessMm, hung }).measures;
}

/** The widest bell whose jhumka is no longer than a length, in steps. */
function widthForLengthMm(asked: PieceWish, look: JhumkaLook, wholeMm: number): number {
  let low = Math.max(LEAST_MM, Math.ceil(leastRimMm(jhumkaStones(asked).hung)));
  let high = Math.max(low, MOST_MM);
  while (high - low >= STEP_MM) {
    const middle = roundToStep((low + high + STEP_MM) / 2, STEP_MM);
    if (hangingLengthMm(drawJhumka(asked, look, middle, undefined)) <= wholeMm) low = middle;
    else high = middle - STEP_MM;
  }
  return low;
}

/** As wide as its words say; a bride's is grand unless they say otherwise. */
function usualWidthMm({ style: { size, isBridal } }: PieceWish): number {
  return usualMm[isBridal && size.single === 'usual' ? 'large' : size.single];
}

function drawJhumka(
  asked: PieceWish,
  look: JhumkaLook,
  diameterMm: number,
  heightMm: number | undefined,
): ComposedDesign {
  const { hung } = jhumkaStones(asked);
  const drawn = [
    ...look.tops.map((element, index) => drawJhumkaTop(asked, element, index, diameterMm)),
    drawBell(look.bell, { diameterMm, heightMm, wallMm: asked.lengths.thicknessMm, hung }),
  ];
  const parts: Record<string, Part> = {};
  const stones: Record<string, Stone> = {};
  drawn.forEach((element, index) => {
    Object.assign(parts, element.parts);
    Object.assign(stones, element.stones);
    const above = drawn[index - 1];
    if (above) Object.assign(parts, joint(above.body, element.body, index === 1 ? 'link' : `link-${index}`));
  });
  const [first] = drawn;
  const worn: Record<string, Part> =
    look.tops.length > 0 && first
      ? { post: postPart(first.behind, asked) }
      : { eye: loopPart('bell', 'top'), hook: hookPart('eye', asked) };
  return {
    kind: 'earrings',
    metal: { alloy: asked.alloys[0], finish: asked.finish ?? look.finish },
    size: undefined,
    stones,
    parts: { ...parts, ...worn },
  };
}
