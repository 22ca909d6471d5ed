import type { ProposedDesign, ProposeOptions } from '#designer/proposal.ts';
import type { Kernel } from '#engine/contract/kernel.ts';
import type { PictureModel, PictureRequest, Pixels } from '#picture/contract.ts';
import type { Result } from '#shared/result.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';

/** What the workbench needs of a designer: the built-in one or a hosted model. */
export interface Designer {
  understand(brief: string): Result<DesignRequest>;
  propose(request: DesignRequest, options: ProposeOptions): Result<readonly ProposedDesign[]>;
}

export interface PhotographOptions {
  /** Fewer samples: a tray of four. */
  readonly quick: boolean;
  onPass(pixels: Pixels, final: boolean): void;
  cancelled(): boolean;
}

/** What the composition root hands in: kernels, designer, tracing workers and a way to let other messages in. */
export interface WorkbenchWorld {
  readonly shells: Kernel;
  readonly manifold: Kernel;
  readonly designer: Designer;
  photograph(model: PictureModel, request: PictureRequest, options: PhotographOptions): Promise<void>;
  /** Resolves after waiting messages were delivered, so that long work can be cancelled. */
  breathe(): Promise<void>;
}
