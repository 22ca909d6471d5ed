import type { Finding } from '#engine/contract/finding.ts';
import type { QualityName } from '#engine/contract/quality.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import type { ExportFormat } from '#engine/export/registry.ts';
import type { PictureModel, PictureRequest, Pixels } from '#picture/contract.ts';
import type { Problem } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';
import type { WorkshopProfile } from '#spec/workshop/workshop-profile.ts';

/** One proposal as the tray shows it: its role, a name and the reason that can be said aloud. */
export interface Proposal {
  readonly id: string;
  readonly role: 'classic' | 'generous' | 'quiet' | 'character';
  readonly reason: string;
  readonly spec: DesignSpec;
}

/**
 * What the studio asks of the workbench. `id` names the job: answers carry it, `cancel` ends it. Jobs with the same
 * `lane` are latest-wins: a newer one cancels the older (dragging a slider).
 */
export type WorkbenchRequest =
  | {
      readonly type: 'design';
      readonly id: number;
      readonly brief: string;
      readonly count: number;
      readonly seed: number;
      readonly profile: WorkshopProfile;
    }
  | {
      readonly type: 'build';
      readonly id: number;
      readonly lane: string;
      readonly spec: DesignSpec;
      readonly quality: QualityName;
      readonly profile: WorkshopProfile;
    }
  | {
      readonly type: 'drawing';
      readonly id: number;
      readonly lane: string;
      readonly spec: DesignSpec;
      readonly picture: PictureRequest;
    }
  | {
      readonly type: 'picture';
      readonly id: number;
      readonly lane: string;
      readonly spec: DesignSpec;
      readonly picture: PictureRequest;
      readonly quick: boolean;
    }
  | {
      readonly type: 'export';
      readonly id: number;
      readonly spec: DesignSpec;
      readonly format: ExportFormat;
      readonly profile: WorkshopProfile;
    }
  | { readonly type: 'cancel'; readonly id: number }
  /** A brief is being written: what will settle its proposals may load meanwhile. No job, never answered. */
  | { readonly type: 'warm-up' };

/** What is answered to its end. */
export type WorkbenchJob = Exclude<WorkbenchRequest, { readonly type: 'cancel' | 'warm-up' }>;

/** What the workbench answers. A job ends with `done`, `failed` or `cancelled`. */
export type WorkbenchAnswer =
  | { readonly type: 'understood'; readonly id: number; readonly request: DesignRequest }
  /** `framing` is the scale and the light of all their pictures: later ones are taken with it too. */
  | {
      readonly type: 'proposed';
      readonly id: number;
      readonly proposals: readonly Proposal[];
      readonly framing: PictureRequest;
    }
  /** A settled proposal: its spec may differ from the proposed one where the workbench adjusted it to the request. */
  | {
      readonly type: 'settled';
      readonly id: number;
      readonly proposal: Proposal;
      readonly sheet: Sheet;
      readonly findings: readonly Finding[];
      readonly notes: readonly string[];
    }
  | {
      readonly type: 'built';
      readonly id: number;
      readonly quality: QualityName;
      readonly model: PictureModel;
      readonly sheet: Sheet | undefined;
      readonly findings: readonly Finding[];
    }
  | { readonly type: 'drawing'; readonly id: number; readonly proposalId: string; readonly svg: string }
  /** Sharpening passes of a photograph; the last one has `final: true`. */
  | {
      readonly type: 'picture';
      readonly id: number;
      readonly proposalId: string;
      readonly pixels: Pixels;
      readonly final: boolean;
    }
  | {
      readonly type: 'exported';
      readonly id: number;
      readonly fileName: string;
      readonly mediaType: string;
      readonly bytes: Uint8Array;
    }
  | {
      readonly type: 'progress';
      readonly id: number;
      readonly done: number;
      readonly total: number;
      readonly what: string;
    }
  | { readonly type: 'done'; readonly id: number }
  | { readonly type: 'cancelled'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly problem: Problem; readonly findings: readonly Finding[] };
