import { type Designer, designerOf } from '#designer/assistant.ts';
import type { PictureModel, PictureRequest, Pixels } from '#picture/contract.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';
import type { PieceBuilder } from '#workbench/piece-builder.ts';
import { createSettlingQueue, type SettlingQueue } from '#workbench/tray/settling-queue.ts';
import { openAssistant } from './open-assistant.ts';
import { openPieceBuilder } from './open-piece-builder.ts';
import { openTracerPool, renderPictureNode, type TracerPool } from './render-picture.ts';
import { openSettlerThreads } from './settler-threads.ts';

/** The studio without a screen: what the command line works with. */
export interface NodeStudio {
  readonly designer: Designer;
  readonly builder: PieceBuilder;
  readonly queue: SettlingQueue;
  /** The rates, charges and habits of the shop: the example's, since a shop cannot enter its own yet. */
  readonly profile: WorkshopProfile;
  photograph(model: PictureModel, request: PictureRequest): Promise<Pixels>;
  close(): Promise<void>;
}

/** Opens a builder; settling threads start with the first brief, tracing threads with the first picture. */
export async function openNodeStudio(): Promise<NodeStudio> {
  const builder = await openPieceBuilder();
  const threads = openSettlerThreads();
  let pool: TracerPool | undefined;
  return {
    designer: designerOf(openAssistant()),
    builder,
    queue: createSettlingQueue(builder, threads.settlers),
    profile: defaultWorkshopProfile,
    photograph(model, request) {
      pool ??= openTracerPool();
      return renderPictureNode(model, request, { pool });
    },
    async close() {
      await Promise.all([threads.close(), pool?.close()]);
    },
  };
}
