import type { CoordinateFrame, Point2, Vector3 } from './frame.ts';
import type { BuiltGem } from './gem.ts';

/** The cross-section of a band at one angle around the finger or wrist. */
export interface BandSection {
  /** Top of the metal: x around the finger, y along its axis, z outwards. */
  readonly frame: CoordinateFrame;
  readonly widthMm: number;
  readonly thicknessMm: number;
  /** Height of the outer surface above the inner radius at a distance from the middle of the band. */
  heightAt(acrossMm: number): number;
}

/**
 * The prongs of a setting as other parts meet them, in its seat frame; depths count down from the girdle plane, in mm.
 */
export interface Basket {
  readonly prongMm: number;
  /** How far the prongs reach beyond the girdle. */
  readonly outsideMm: number;
  /** The depth at which the prongs turn in towards their feet. */
  readonly kneeMm: number;
  /** How far the axis of a prong draws in per mm of depth, down to the knee. */
  readonly lean: number;
  /** Height of the girdle plane over the metal that the prongs stand on. */
  readonly standMm: number;
  readonly prongs: readonly BasketProng[];
}

/** One prong of a basket. */
export interface BasketProng {
  /** Its direction in the girdle plane. */
  readonly angleDeg: number;
  /** Where it stands at the girdle. */
  readonly point: Point2;
  readonly knee: Vector3;
}

/** What a part offers to the parts that hang on it. */
export type Anchor =
  /** A hoop around a finger or wrist, axis y, top +z; angles from the top, positive towards +x. */
  | { readonly kind: 'band'; readonly innerRadiusMm: number; sectionAt(angleDeg: number): BandSection }
  /** A setting: where its stone sits and what surrounds it. */
  | {
      readonly kind: 'head';
      /** The stone's own frame: girdle mid-plane, table up. */
      readonly seat: CoordinateFrame;
      readonly gem: BuiltGem;
      /** Open sides between prongs, which others join; nothing where a wall closes them (a bezel, a halo). */
      readonly basket?: Basket;
      /** Outside of the metal at the girdle, in the seat frame. */
      readonly outerOutline: readonly Point2[];
      /** Height of the middle of its metal at the edge; just below the girdle when left out. */
      readonly edgeZMm?: number;
      /** Lowest point of the head below the girdle plane, in mm (positive). */
      readonly footDepthMm: number;
    }
  /** A flat body facing +z, +y up. */
  | {
      readonly kind: 'face';
      /** The top of the face, in its middle. */
      readonly frame: CoordinateFrame;
      readonly outline: readonly Point2[];
      readonly thicknessMm: number;
      /** How far the edge lies below the middle: the height of a dome. */
      readonly edgeBelowMm: number;
      /** Of an open body: the height at which things hang inside it, below its upper rim. */
      readonly insideTopMm?: number;
    }
  /** A hollow bell about the axis y, its rim at y = 0. */
  | {
      readonly kind: 'bell';
      /** Height of the top of its knob, and of the inside of its wall below that. */
      readonly crownMm: number;
      readonly innerCrownMm: number;
      readonly widthMm: number;
      /** Distance from the axis at which things hang from the rim, at an angle from +z towards +x. */
      hangRadiusMm(angleRad: number): number;
    }
  /** A closed ring of wire that something can hang from; `normal` is the axis of the ring. */
  | {
      readonly kind: 'loop';
      readonly centre: Vector3;
      readonly normal: Vector3;
      readonly innerMm: number;
      readonly wireMm: number;
    }
  /** A closed line of links: where on them something can hang. */
  | {
      readonly kind: 'line';
      /**
       * The places all around, the first in front: each the middle of a wire along x, with the line on the side of +y
       * and what hangs there on that of −y.
       */
      readonly places: readonly CoordinateFrame[];
      readonly stepMm: number;
      readonly wireMm: number;
    }
  /** The opening of a hoop that goes through the ear, on the circle of its band; angles as those of a band. */
  | {
      readonly kind: 'opening';
      /** Of the middle of the metal. */
      readonly radiusMm: number;
      readonly middleDeg: number;
      /** From the middle of the opening to either end of the metal. */
      readonly halfDeg: number;
      readonly widthMm: number;
      readonly thicknessMm: number;
    }
  /** The loop of a bail: a strap along an ellipse across x, half its height up and half its depth to the front. */
  | {
      readonly kind: 'strap';
      readonly centre: Vector3;
      readonly halfHeightMm: number;
      readonly halfDepthMm: number;
      readonly wallMm: number;
    }
  /** The gap between the two ends of a hinged line, which a box clasp fills: x along the gap, z as its stones face. */
  | {
      readonly kind: 'gap';
      readonly frame: CoordinateFrame;
      readonly lengthMm: number;
      /** Inner width of the hinges at both ends; the clasp is as wide. */
      readonly hingeInnerMm: number;
    };

export type AnchorKind = Anchor['kind'];

export type AnchorOf<K extends AnchorKind> = Extract<Anchor, { kind: K }>;
