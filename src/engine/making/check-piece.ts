import type { DesignSpec } from '#spec/design-spec.ts';
import type { BuiltPiece } from '../contract/built-piece.ts';
import type { Finding } from '../contract/finding.ts';
import type { PieceCheck } from './checks/check.ts';
import { checkEarringWeight } from './checks/earring-weight.ts';
import { checkMainStone } from './checks/main-stone.ts';
import { checkNosePinWeight } from './checks/nose-pin-weight.ts';
import { checkGemToughness, checkSoftAlloy } from './checks/setting-class.ts';
import { checkSelfIntersection } from './checks/self-intersection.ts';
import { checkSealedVoids, checkShells } from './checks/shells.ts';
import { checkSpan } from './checks/span.ts';
import { checkStonesApart } from './checks/stones-apart.ts';
import { checkSymmetry } from './checks/symmetry.ts';
import { checkWall } from './checks/wall.ts';

/** Rules on the whole piece. A new one is a new file and a line here. */
const pieceChecks: readonly PieceCheck[] = [
  checkShells,
  checkSealedVoids,
  checkSelfIntersection,
  checkWall,
  checkStonesApart,
  checkGemToughness,
  checkSoftAlloy,
  checkEarringWeight,
  checkNosePinWeight,
  checkMainStone,
  checkSymmetry,
  checkSpan,
];

const rank = { error: 0, warning: 1, note: 2 } as const;

/**
 * Every finding on a built piece, errors first: what its parts know of themselves and what only the whole shows.
 * A `drag` build is never checked.
 */
export function checkPiece(spec: DesignSpec, piece: BuiltPiece): readonly Finding[] {
  if (piece.quality === 'drag') return [];
  return errorsFirst([...piece.findings, ...pieceChecks.flatMap((check) => check(spec, piece))]);
}

/**
 * The findings of two builds of one design. Some rules are only checked on a view, and a file, being finer, can show
 * what a view does not. What both found is listed once, as the graver of the two has it, or else as the first has it:
 * an error of either is an error of the design.
 */
export function joinedFindings(first: readonly Finding[], second: readonly Finding[]): readonly Finding[] {
  const isKnown = (finding: Finding): boolean =>
    first.some((other) => isSameFinding(other, finding) && rank[other.severity] <= rank[finding.severity]);
  const added = second.filter((finding) => !isKnown(finding));
  const kept = first.filter((finding) => !added.some((other) => isSameFinding(other, finding)));
  return errorsFirst([...kept, ...added]);
}

function isSameFinding(one: Finding, other: Finding): boolean {
  return one.rule === other.rule && one.part === other.part && one.parameter === other.parameter;
}

function errorsFirst(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
}

/** Whether a file may go to a caster: no finding is an error. */
export function isCastable(findings: readonly Finding[]): boolean {
  return findings.every((finding) => finding.severity !== 'error');
}
