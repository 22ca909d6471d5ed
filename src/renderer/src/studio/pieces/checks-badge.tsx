import { Check, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Finding } from '#engine/contract/finding.ts';
import styles from './checks-badge.module.css';
import { classes } from '../../lib/classes.ts';
import { findingsNamed } from './remark-names.ts';
import { checksPath } from '../../lib/navigation/filled-paths.ts';

interface ChecksBadgeProps {
  readonly findings: readonly Finding[];
  /** The draft whose page tells the reasons. */
  readonly of: string;
}

/** Whether a piece can be cast, and what to look at, in a few words that lead to the reasons where there are some; notes don't count. */
export function ChecksBadge({ findings, of }: ChecksBadgeProps) {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const Icon = errors.length > 0 ? TriangleAlert : Check;
  const words = (
    <>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {badgeWords(errors, warnings)}
    </>
  );
  const look = classes(styles.badge, errors.length > 0 && styles.errors);
  if (errors.length + warnings.length === 0) return <span className={look}>{words}</span>;
  return (
    <Link className={classes(look, styles.reasons)} to={checksPath(of)}>
      {words}
    </Link>
  );
}

function badgeWords(errors: readonly Finding[], warnings: readonly Finding[]): string {
  if (errors.length > 0) return `To mend: ${findingsNamed(errors)}`;
  if (warnings.length > 0) return `Castable, mind ${findingsNamed(warnings)}`;
  return 'Castable';
}
