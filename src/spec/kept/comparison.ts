import { pieceKinds } from '../pieces/registry.ts';
import type { DesignRequest } from '../request/design-request.ts';
import type { RequestStone } from '../request/sections/stone.ts';
import { type AnsweredStones, answerStones, type SeenStones, stoneLines } from './stones/answer-stones.ts';
import type { Shown } from '../shown/shown.ts';
import { shownIn } from '../shown/registry.ts';
import type { Appraisal } from './appraisal.ts';

/** A request beside a design, with all that is read off the design once. */
export interface Comparison {
  readonly request: DesignRequest;
  readonly design: Appraisal;
  readonly shown: readonly Shown[];
  /** All words that the parts of the design are called by, with how they are fastened. */
  readonly words: ReadonlySet<string>;
  /** What the piece is called beside them. */
  readonly pieces: ReadonlySet<string>;
  /** Features that one part keeps the design from showing. */
  readonly spoiled: ReadonlySet<string>;
  readonly lines: readonly SeenStones[];
  /** Which stones of the design answer which of the request. */
  readonly answers: AnsweredStones;
  /** Outside width, height and depth of a built piece that hangs; what goes round has none by itself. */
  readonly outsideMm: Appraisal['outsideMm'];
}

/** The stones of a request, each with the gem that it was taken for where none was said: "both their birthstones". */
function withAssumedGems({ stones = [], assumptions }: DesignRequest): readonly RequestStone[] {
  return stones.map((stone, index) => {
    const assumed = assumptions.find(({ field }) => field === `stones[${index}].gem`)?.value;
    return stone.gem === undefined && assumed !== undefined ? { ...stone, gem: String(assumed) } : stone;
  });
}

/** @param shown what is shown in the design, where that is known already */
export function compareWith(
  request: DesignRequest,
  design: Appraisal,
  shown: readonly Shown[] = shownIn(design.spec),
): Comparison {
  const { spec } = design;
  const lines = stoneLines(design, shown);
  return {
    request,
    design,
    shown,
    words: new Set(shown.flatMap(({ words, fastenings = [] }) => [...words, ...fastenings])),
    pieces: new Set(shown.flatMap(({ pieces = [] }) => pieces)),
    spoiled: new Set(shown.flatMap(({ spoils = [] }) => spoils)),
    lines,
    answers: answerStones(withAssumedGems(request), lines),
    outsideMm: pieceKinds[spec.kind].hoop ? undefined : design.outsideMm,
  };
}
