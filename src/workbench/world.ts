import type { DesignAssistant, Designer } from '#designer/assistant.ts';
import type { Kernel } from '#engine/contract/kernel.ts';
import type { PictureModel, PictureRequest, Pixels } from '#picture/contract.ts';
import type { Settler } from './tray/settler.ts';

export interface PhotographOptions {
  /** Fewer samples, for a tray of four. */
  readonly quick: boolean;
  onPass(pixels: Pixels, final: boolean): void;
  /** Aborted when nobody waits for the picture any more; the call then resolves without an error. */
  readonly signal: AbortSignal;
}

/** What the composition root provides: kernels, designer, photographer, settlers and a way to yield. */
export interface WorkbenchWorld {
  readonly shells: Kernel;
  readonly manifold: Kernel;
  readonly designer: Designer;
  /** Who answers in a conversation about designs that are open. */
  readonly assistant: DesignAssistant;
  /** Builders in threads of their own; without any, the workbench's own builder settles all proposals. */
  readonly settlers: readonly Settler[];
  photograph(model: PictureModel, request: PictureRequest, options: PhotographOptions): Promise<void>;
  /** Resolves after the messages that were waiting, so that long work can be cancelled. */
  yieldToMessages(): Promise<void>;
}
