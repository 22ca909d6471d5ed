import type { Dome } from '#engine/contract/gem.ts';
import type { PieceKind } from '#spec/design-spec.ts';

/** Linear RGB, 1 = paper white. */
export type LinearRgb = readonly [number, number, number];

/** A metal surface ready to be drawn: one normal per corner of a triangle (creases stay sharp). */
export interface MetalSurface {
  /** 9 numbers a triangle. */
  readonly positions: Float32Array;
  /** 9 numbers a triangle, unit length. */
  readonly normals: Float32Array;
  /** Reflectance at normal incidence. */
  readonly reflectance: LinearRgb;
  readonly roughness: number;
  readonly finish: 'polished' | 'brushed' | 'matte' | 'hammered';
  /** The inside of a hoop that is finished as said; any other inside is polished. */
  readonly finishedInside?: true;
  /** The bought chain of a pendant: seen where it passes, but the frame is not fitted to it. */
  readonly accessory?: true;
}

/** What a stone does with light that it does not let through: scatters it in its body, in its own colours. */
export interface StoneBody {
  /** Share of red, green and blue that comes back out. */
  readonly colour: LinearRgb;
  /** How far light spreads under the surface before it comes out: 0 where it lies on it (coral), 1 where it fills the stone (moonstone). */
  readonly depth: number;
  /** What it shows besides its colour. */
  readonly play: 'none' | 'lustre' | 'opal' | 'sheen' | 'ray' | 'star';
}

/** One kind of stone with all its places. */
export interface GemSurface {
  /** Convex cells as (nx, ny, nz, d) planes; see `BuiltGem`. */
  readonly cells: readonly Float64Array[];
  readonly innerPlanes: readonly (readonly number[])[];
  /** Column-major 4×4 a stone. */
  readonly frames: Float64Array;
  /** Radius of a sphere around the stone's origin that holds all of it. */
  readonly radiusMm: number;
  readonly refractiveIndex: number;
  /** n(blue) − n(red). */
  readonly dispersion: number;
  /** Beer–Lambert absorption per mm for red, green, blue. */
  readonly absorptionPerMm: LinearRgb;
  /** The round part of a cabochon or a pearl, see `BuiltGem`; it bounds the one cell together with its planes. */
  readonly dome?: Dome;
  /** Of stones that are not clear: turquoise, opal, pearls. They have a polished surface. */
  readonly body?: StoneBody;
  /**
   * Facets of the whole stone for line drawings and masks: edge end points, 6 numbers an edge, in the stone's frame.
   */
  readonly edges: Float32Array;
  /** Triangles of the whole stone for masks and depth, 9 numbers each, in the stone's frame. */
  readonly triangles: Float32Array;
}

/** A piece as the picture layer sees it: plain typed arrays that can be transferred to a worker. */
export interface PictureModel {
  readonly kind: PieceKind;
  /** A pair of hoops: turned in the pictures until the front of both rims shows. */
  readonly inPlane?: true;
  /** What goes around a wrist, an ankle or closely around the neck, and lies as a small circle: all of it is shown. */
  readonly smallCircle?: true;
  readonly metals: readonly MetalSurface[];
  readonly gems: readonly GemSurface[];
  readonly minimum: readonly [number, number, number];
  readonly maximum: readonly [number, number, number];
}

/** The views of the catalogue; their cameras stand in `cameras.ts`. */
export type ViewName = 'hero' | 'face-up' | 'front' | 'side';

/** The three views of a drawing for the bench: from above, from the front and from the right. */
export const benchViews = ['top', 'front', 'side'] as const;

export type BenchView = (typeof benchViews)[number];

/** A view for the bench, with the outside measures of what is drawn. */
export interface BenchDrawing {
  readonly svg: string;
  readonly acrossMm: number;
  readonly upMm: number;
}

export type GroundName = 'white' | 'paper' | 'ivory' | 'slate' | 'dark';

export interface PictureRequest {
  readonly view: ViewName;
  readonly ground: GroundName;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Half height of the frame in mm, shared by proposals that are compared at one scale; fitted when left out. */
  readonly halfHeightMm?: number;
  readonly seed: number;
}

/** The scale and the light that pictures share, whatever they lie on. */
export type Framing = Omit<PictureRequest, 'ground'>;

/** Finished pixels: 4 bytes a pixel, sRGB. */
export interface Pixels {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8ClampedArray;
}
