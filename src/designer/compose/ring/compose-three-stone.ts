import { roundToStep } from '#shared/units.ts';
import { cutLayouts } from '#layout/cuts/registry.ts';
import type { Part } from '#spec/part-registry.ts';
import type { Size } from '#spec/sizes/size.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { type BuiltCutId, builtCuts, type StoneSize } from '#spec/tables/cuts.ts';
import { bezelWallMm } from '#spec/tables/making-rules.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { acrossAndAlong, crownMm, pavilionMm } from '../../proportions/ring/ring.ts';
import { shapeFor, stoneFor, stoneSizeFor } from '../../proportions/stone-choice.ts';
import { endOnSize, placeSide, type SidePlace, sideRoomMm, sideWidthMm } from '../../proportions/ring/three-stone.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';
import { type Centre, centreOf, composeRing } from './compose-ring.ts';
import { headPart } from './head-part.ts';
import { besideWish } from './melee.ts';
import type { RingLook } from '../../looks/ring-look.ts';

/** Two smaller stones, alike or each of its own gem, lean away from the centre, their tables lower. */
export function composeThreeStone(asked: PieceWish, wished: RingLook, richness: number): ComposedDesign {
  const { main } = asked.stones;
  const { size } = asked;
  if (!main || !size) throw new Error('A three-stone ring needs a stone and a finger size');
  // The side stones stand on the shoulders, so there is no room for pavé, and before the basket that shows a hidden halo.
  const look: RingLook = { ...wished, pave: false, hiddenHalo: false };
  const single = composeRing(asked, look, richness);
  const centre = centreOf(asked, main, look, richness);
  const standing = (wish: StoneWish): StandingSide => {
    const side = sideStone(wish, centre, { size, excluded: asked.excluded }, look);
    const place = placeSide({
      innerRadiusMm: size.innerDiameterMm / 2,
      centreAcrossMm: centre.acrossMm,
      gapMm: gapMm(look, centre.acrossMm, [centre.stone.shape, side.shape]),
      centreTableMm: centre.girdleMm + crownMm(centre.stone.shape, stoneWidthMm(centre.stone)),
      sideAcrossMm: acrossAndAlong(measures(side), pointsAway(side)).acrossMm,
      sidePavilionMm: pavilionMm(side.shape, stoneWidthMm(side)),
      sideCrownMm: crownMm(side.shape, stoneWidthMm(side)),
    });
    return { side, place };
  };
  const head = (holds: string, { side, place }: StandingSide, hand: 1 | -1): Part =>
    headPart(
      holds,
      side,
      { head: look.head, bezelEdge: look.bezelEdge },
      {
        on: 'shank',
        ...place,
        ...(pointsAway(side) ? { orientation: hand > 0 ? 'west-east' : 'east-west' } : {}),
        aroundDeg: hand * place.aroundDeg,
        offsetXMm: hand * place.offsetXMm,
      },
      asked.alloys[0],
    );
  const right = standing(besideWish(asked, main));
  const left = asked.stones.other && standing(asked.stones.other);
  return {
    ...single,
    stones: { centre: centre.stone, side: right.side, ...(left && { other: left.side }) },
    parts: {
      ...single.parts,
      right: head('side', right, 1),
      left: left ? head('other', left, -1) : head('side', right, -1),
    },
  };
}

interface StandingSide {
  readonly side: Stone;
  readonly place: SidePlace;
}

/** Girdle to girdle with claws: near enough to be one row, far enough to be set. */
const CLAW_GAP_MM = 0.15;

/** V-prongs face the side of the neighbour: what is left between has to fill when it is cast. */
const CORNER_GAP_MM = 0.44;

/** Two collars share this much metal, so that no sliver is left between the stones. */
const SHARED_WALL_MM = 0.4;

/** The gap between two girdles; between two collars it holds both their walls. */
function gapMm(look: RingLook, centreMm: number, cuts: readonly BuiltCutId[]): number {
  if (look.head === 'prong') return cuts.some((cut) => cutLayouts[cut].sharpCorners) ? CORNER_GAP_MM : CLAW_GAP_MM;
  return bezelWallMm(centreMm) + bezelWallMm(0.66 * centreMm) - SHARED_WALL_MM;
}

/** The cut beside a centre that nobody ruled out. */
function sideShape(centre: BuiltCutId, excluded: PieceWish['excluded']): BuiltCutId {
  const usual = cutLayouts[centre].besideItsOwn ? centre : 'round';
  return [usual, 'pear', 'round'].find((cut): cut is BuiltCutId => !excluded.has(`side:${cut}`)) ?? usual;
}

/** Accents beside one stone over its width: they lead to it and are no second stone. */
const ACCENT_RATIO = 0.38;

function sideStone(
  wish: StoneWish,
  centre: Centre,
  { size, excluded }: Pick<PieceWish, 'excluded'> & { readonly size: Size },
  look: RingLook,
): Stone {
  const shape = shapeFor(wish, wish.shape ?? sideShape(centre.stone.shape, excluded));
  if (wish.size) return stoneFor(wish, shape, stoneSizeFor(wish, shape, 4, 0));
  const ratio = look.accentSides ? ACCENT_RATIO : look.width === 'broad' ? 0.74 : look.width === 'slim' ? 0.61 : 0.66;
  const gap = gapMm(look, centre.acrossMm, [centre.stone.shape, shape]);
  const { besideCentre } = cutLayouts[shape];
  if (besideCentre) {
    const { lengthToWidth, lengthToWidthRange } = builtCuts[shape];
    const alongMm = look.across === true ? stoneWidthMm(centre.stone) : centre.stone.lengthMm;
    const endOn = {
      widthMm: (besideCentre.widthToCentre * alongMm * ratio) / 0.66,
      lengthToWidth: wish.lengthToWidth ?? lengthToWidth,
      leastLengthToWidth: lengthToWidthRange[0],
    };
    return stoneFor(wish, shape, endOnSize(endOn, sideRoomMm(centre.acrossMm, size.innerDiameterMm, gap)));
  }
  const widthMm = look.accentSides
    ? roundToStep(ratio * centre.acrossMm, 0.05)
    : sideWidthMm(centre.acrossMm, size.innerDiameterMm, gap, ratio);
  const along = Math.min(builtCuts[shape].lengthToWidth, 1.4);
  return stoneFor(wish, shape, { widthMm, lengthMm: roundToStep(widthMm * along, 0.05) });
}

/** Whether its end lies against the centre. */
function pointsAway({ shape }: Stone): boolean {
  return cutLayouts[shape].besideCentre !== undefined;
}

function measures(stone: Stone): StoneSize {
  return { lengthMm: stone.lengthMm, widthMm: stoneWidthMm(stone) };
}
