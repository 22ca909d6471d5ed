import type { VariationTask } from './tray/draw-variations.ts';
import type { HeldPiece } from '#designer/order/held-pieces.ts';
import type { ChatRequest } from '#designer/chat/contract.ts';
import type { QualityName } from '#engine/contract/quality.ts';
import type { ExportFormat } from '#engine/export/registry.ts';
import type { GroundName, PictureRequest } from '#picture/contract.ts';
import type { SketchSource } from '#designer/sketch/contract.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { Sketch } from '#spec/sketch.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** The jobs that the studio gives the workbench. In a `lane` the latest wins: a newer job cancels the older one. */
export interface WorkbenchJobs {
  /** Loads the settlers while a brief is still being written. Answers nothing. */
  warmUp: Record<never, never>;
  design: {
    readonly brief: string;
    readonly count: number;
    readonly seed: number;
    /** What the pieces are photographed on. */
    readonly ground: GroundName;
    /** Pieces that are there already and stay as they are: the others of the order are drawn around them. */
    readonly held?: readonly HeldPiece[];
    /** The design that others are drawn from, in the place of the brief. */
    readonly vary?: Pick<VariationTask, 'anchor' | 'wish'>;
    /** What the pieces are drawn from; from the words alone where it is left out. */
    readonly sketch?: Sketch | undefined;
  };
  /** Reads a sketch: a picture of one, or a drawing. */
  readSketch: {
    readonly lane: string;
    readonly source: SketchSource;
  };
  /** A line drawing of the piece that a sketch becomes with some words, from shells. */
  drawSketch: {
    readonly lane: string;
    readonly sketch: Sketch;
    readonly brief: string;
    readonly picture: PictureRequest;
  };
  build: {
    readonly lane: string;
    readonly spec: DesignSpec;
    readonly quality: QualityName;
    /** The client's, in which it is priced; the workshop's own where undefined. */
    readonly currency?: string | undefined;
  };
  drawing: { readonly lane: string; readonly spec: DesignSpec; readonly picture: PictureRequest };
  /** The three views for the bench. */
  benchViews: { readonly lane: string; readonly spec: DesignSpec };
  picture: {
    readonly lane: string;
    readonly spec: DesignSpec;
    readonly picture: PictureRequest;
    readonly quick: boolean;
  };
  /** One turn of a conversation about designs that are open. */
  chat: { readonly lane: string } & Omit<ChatRequest, 'profile'>;
  export: { readonly spec: DesignSpec; readonly format: ExportFormat };
}

export type JobType = keyof WorkbenchJobs;

/** One job of a type; of any type when none is named. */
export type WorkbenchJob<T extends JobType = JobType> = {
  [K in T]: { readonly type: K } & WorkbenchJobs[K];
}[T];

/** By whose rates, charges and habits a job is reckoned. */
export interface Profiled {
  readonly profile: WorkshopProfile;
}
