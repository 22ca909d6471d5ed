import { openPieceBuilder } from '#node/open-piece-builder.ts';
import { designerOf } from '#designer/assistant.ts';
import { openAssistant } from '#node/open-assistant.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { PieceBuilder } from '#workbench/piece-builder.ts';
import { designBrief } from '#workbench/tray/design-brief.ts';
import { createSettlingQueue } from '#workbench/tray/settling-queue.ts';
import { type PublicPieceName, type PieceSource, pieces } from './pieces.ts';

/** Designs the pieces of the public pages from their briefs, each tray once. */
export interface PieceShelf {
  readonly builder: PieceBuilder;
  spec(name: PublicPieceName): Promise<DesignSpec>;
  design(source: PieceSource): Promise<DesignSpec>;
}

export async function openPieceShelf(): Promise<PieceShelf> {
  const builder = await openPieceBuilder();
  const designer = designerOf(openAssistant());
  const queue = createSettlingQueue(builder, []);
  const trays = new Map<string, Promise<readonly DesignSpec[]>>();

  async function tray({ brief, seed }: PieceSource): Promise<readonly DesignSpec[]> {
    const asking = { brief, seed, count: 4, profile: defaultWorkshopProfile };
    const designed = await designBrief({ designer, builder, queue }, asking);
    if (!designed.ok) throw new Error(`“${brief}”: ${designed.problem.message}`);
    return designed.value.proposals.map(({ tested }) => tested.design.spec);
  }

  async function design(source: PieceSource): Promise<DesignSpec> {
    const key = `${source.seed} ${source.brief}`;
    const made = trays.get(key) ?? tray(source);
    trays.set(key, made);
    const spec = (await made)[source.pick - 1];
    if (spec === undefined) throw new Error(`“${source.brief}” has no proposal ${source.pick}`);
    return spec;
  }

  return { builder, design, spec: (name) => design(pieces[name]) };
}
