import type { LinearRgb, MetalSurface } from '../contract.ts';
import type { CoordinateFrame } from '#engine/contract/frame.ts';
import type { Ground } from '../light/grounds.ts';
import type { LightTable } from '../light/light-table.ts';
import type { ShadowMap } from '../light/shadow-map.ts';
import type { Lens } from '../stage/lens.ts';
import type { GemField } from './stone/gem-field.ts';
import type { MetalShape } from './metal/metal-shape.ts';

/** What a metal's surface does with light. */
export interface MetalOptics {
  readonly reflectance: LinearRgb;
  readonly roughness: number;
  readonly finish: MetalSurface['finish'];
  readonly finishedInside: boolean;
}

/** Everything a ray needs to know about one picture, prepared once: plain data. */
export interface PictureScene {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly seed: number;
  readonly lens: Lens;
  readonly metal: MetalShape;
  readonly metalOptics: readonly MetalOptics[];
  readonly gems: GemField;
  /** Share of its true fire that each kind of stone shows: stones of a few pixels would only show coloured dots. */
  readonly fire: readonly number[];
  /** How much of the lamps' light each kind of stone gets. */
  readonly exposure: readonly number[];
  /** How much the brightest lights of each kind of stone are held back; 0 not at all. */
  readonly restraint: readonly number[];
  readonly metalLight: LightTable;
  /** The same light out of focus, for matte and brushed surfaces. */
  readonly softLight: LightTable;
  /** The same light as it falls on a body that scatters it, paper included. */
  readonly bodyLight: LightTable;
  readonly stoneLight: LightTable;
  readonly ground: Ground;
  readonly groundZ: number;
  readonly shadow: ShadowMap;
  /** Middle of the piece over the ground, and how far it reaches from there. */
  readonly centreX: number;
  readonly centreY: number;
  readonly reachMm: number;
  /** From the stage back to the piece, so that a hammered surface keeps its dents in every view. */
  readonly toModel: CoordinateFrame;
  /** The piece goes round a finger or wrist. */
  readonly hoop: boolean;
}
