import type { DesignSpec } from '#spec/design-spec.ts';
import type { BuiltPiece } from '../contract/built-piece.ts';
import type { Finding } from '../contract/finding.ts';
import type { PieceCheck } from './checks/check.ts';
import { checkEarringWeight } from './checks/earring-weight.ts';
import { checkMainStone } from './checks/main-stone.ts';
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
 * what a view does not. What both found is listed once, as the first has it.
 */
export function joinedFindings(first: readonly Finding[], second: readonly Finding[]): readonly Finding[] {
  const isKnown = (finding: Finding) =>
    first.some(
      ({ rule, part, parameter }) => rule === finding.rule && part === finding.part && parameter === finding.parameter,
    );
  return errorsFirst([...first, ...second.filter((finding) => !isKnown(finding))]);
}

function errorsFirst(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => rank[a.severity] - rank[b.severity]);
}

/** Whether a file may go to a caster: no finding is an error. */
export function isCastable(findings: readonly Finding[]): boolean {
  return findings.every((finding) => finding.severity !== 'error');
}
