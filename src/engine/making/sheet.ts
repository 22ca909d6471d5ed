import { netMetal } from '#spec/pieces/net-metal.ts';
import { finishedGrams } from '#spec/workshop/finished-grams.ts';
import { roundToDecimals } from '#shared/units.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { alloys } from '#spec/tables/alloys.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import { placedBox, unionOfBoxes } from '../mesh/measure/solid-box.ts';
import type { BuiltPiece } from '../contract/built-piece.ts';
import type { Sheet } from '../contract/sheet.ts';
import { meshBox } from '../mesh/measure/measure-mesh.ts';
import { boughtWeights } from './bought-weight.ts';
import { priceOf } from './price.ts';
import { stoneList } from './stone-list.ts';
import { metalGrams } from './weight.ts';

/**
 * The technical sheet of a built piece. Quote from an `export` build: a `view` build weighs up to 1 % less, since its
 * curves have fewer segments.
 */
export function makeSheet(spec: DesignSpec, piece: BuiltPiece, profile: WorkshopProfile): Sheet {
  const { densityGramsPerCm3 } = alloys[spec.metal.alloy];
  const grams = metalGrams(piece.cast.volumeMm3, densityGramsPerCm3);
  const stones = stoneList(piece);
  const bought = boughtWeights(piece, densityGramsPerCm3);
  const finished = finishedGrams(grams, profile.finishingLossPct);
  const { netMetalGrams, chainGrams } = netMetal(spec.kind, finished, bought);
  return {
    alloy: spec.metal.alloy,
    densityGramsPerCm3,
    volumeMm3: roundToDecimals(piece.cast.volumeMm3, 3),
    castMetalGrams: roundToDecimals(grams, 3),
    finishedMetalGrams: roundToDecimals(finished, 3),
    boughtGrams: roundToDecimals(
      bought.reduce((sum, part) => sum + part.grams, 0),
      3,
    ),
    netMetalGrams: roundToDecimals(netMetalGrams, 3),
    chainGrams: roundToDecimals(chainGrams, 3),
    stones,
    totalCarats: roundToDecimals(
      stones.reduce((sum, line) => sum + line.caratsTotal, 0),
      3,
    ),
    dimensionsMm: dimensionsOf(piece),
    boughtParts: bought.map(({ name, count }) => ({ name, count })),
    price: priceOf({ spec, piece, castMetalGrams: grams, bought, stones }, profile),
  };
}

/** Metal and stones together, without what is bought. */
function dimensionsOf(piece: BuiltPiece): readonly [number, number, number] {
  const stoneBoxes = piece.stones.flatMap((group) => {
    const box = meshBox(group.gem.mesh);
    return group.at.map((frame) => placedBox(box, frame));
  });
  const { minimum, maximum } = unionOfBoxes([meshBox(piece.cast.mesh), ...stoneBoxes]);
  return [
    roundToDecimals(maximum[0] - minimum[0], 2),
    roundToDecimals(maximum[1] - minimum[1], 2),
    roundToDecimals(maximum[2] - minimum[2], 2),
  ];
}
