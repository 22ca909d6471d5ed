import type { DesignSpec } from '#spec/design-spec.ts';
import type { BuiltPiece } from '../../contract/built-piece.ts';
import type { Finding } from '../../contract/finding.ts';

/**
 * A rule that looks at the whole built piece; rules on one part live with the part. A pure function from piece to
 * findings.
 */
export type PieceCheck = (spec: DesignSpec, piece: BuiltPiece) => readonly Finding[];
