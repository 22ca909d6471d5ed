import type { AssistantEvent } from '#designer/chat/contract.ts';
import type { RequestedLine } from '#designer/order/order-lines.ts';
import type { Finding } from '#engine/contract/finding.ts';
import type { QualityName } from '#engine/contract/quality.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import type { BenchDrawing, BenchView, Framing, PictureModel, Pixels } from '#picture/contract.ts';
import type { Problem } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { Sketch } from '#spec/sketch.ts';
import type { HeldLine } from './tray/propose-order.ts';
import type { Proposal } from './proposal.ts';

export interface Understood {
  readonly type: 'understood';
  readonly request: DesignRequest;
}

/** The proposals of one role are the pieces of one order, one a line. `framing` is the scale and the light of all their pictures, including those taken later. */
export interface Proposed {
  readonly type: 'proposed';
  readonly proposals: readonly Proposal[];
  readonly lines: readonly RequestedLine[];
  /** Pieces of the order that were there already: all sets have them. */
  readonly held: readonly HeldLine[];
  readonly framing: Framing;
}

/** A settled proposal: its spec may differ from the proposed one where the workbench adjusted it to the request. */
export interface SettledAnswer {
  readonly type: 'settled';
  readonly proposal: Proposal;
  /** The drawing of a spec that was adjusted; undefined where the proposal was settled as it was drawn. */
  readonly svg: string | undefined;
  readonly sheet: Sheet;
  readonly findings: readonly Finding[];
}

/** A proposal that cannot be cast, and for which nothing else was found: it is shown no more. */
export interface LeftOut {
  readonly type: 'leftOut';
  readonly proposalId: string;
  /** For the client: which one, and why. */
  readonly message: string;
}

export interface Built {
  readonly type: 'built';
  readonly quality: QualityName;
  readonly model: PictureModel;
  readonly sheet: Sheet | undefined;
  readonly findings: readonly Finding[];
}

/** `proposalId` is empty when the drawn spec is no proposal of this job. */
export interface Drawn {
  readonly type: 'drawing';
  readonly proposalId: string;
  readonly svg: string;
}

/** The three views for the bench, at one scale. */
export interface BenchDrawn {
  readonly type: 'benchViews';
  readonly views: Readonly<Record<BenchView, BenchDrawing>>;
}

/** A sharpening pass of a photograph; the last one has `final: true`. */
export interface PicturePass {
  readonly type: 'picture';
  readonly proposalId: string;
  readonly pixels: Pixels;
  readonly final: boolean;
}

export interface Exported {
  readonly type: 'exported';
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** What was read in a sketch. */
export interface SketchRead {
  readonly type: 'sketchRead';
  readonly sketch: Sketch;
  /** Where the sheet lies under the piece, a matrix of SVG: from shares of the sheet's width to mm, y down. */
  readonly sheet: readonly [number, number, number, number, number, number];
  /** What its lines enclose beside the stones: may be sawn out. */
  readonly regions: Sketch['openings'];
  /** For the client: what was assumed and left out. */
  readonly notes: readonly string[];
}

/** The piece that a sketch becomes. */
export interface SketchDrawn {
  readonly type: 'sketchDrawn';
  readonly spec: DesignSpec;
  readonly svg: string;
}

/** What the assistant answers in a conversation, as it comes. */
export interface ChatAnswered {
  readonly type: 'chat';
  readonly event: AssistantEvent;
}

export interface Progress {
  readonly type: 'progress';
  /** Steps that are done: one for all drawings, then one a piece for its weight, then one a piece for its photograph. */
  readonly done: number;
  readonly total: number;
  /** What comes next. All pieces are weighed before the first is photographed. */
  readonly next: 'weighing' | 'photographing';
}

/** The answers of each type of job; a job posts any number of them before it ends. */
export interface JobAnswers {
  warmUp: never;
  design: Understood | Proposed | Drawn | SettledAnswer | LeftOut | PicturePass | Progress;
  build: Built;
  drawing: Drawn;
  benchViews: BenchDrawn;
  picture: PicturePass;
  chat: ChatAnswered;
  readSketch: SketchRead;
  drawSketch: SketchDrawn;
  export: Exported;
}

/** How a job ends; `cancelled` also when a newer job of its lane took its place. */
export type JobEnd =
  | { readonly type: 'done' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'failed'; readonly problem: Problem; readonly findings: readonly Finding[] };
