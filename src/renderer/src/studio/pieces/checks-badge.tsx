import { Check, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Finding } from '#engine/contract/finding.ts';
import styles from './checks-badge.module.css';
import { classes } from '../../lib/classes.ts';
import { checksPath } from '../../lib/navigation/paths.ts';

interface ChecksBadgeProps {
  readonly findings: readonly Finding[];
  /** The draft whose page tells the reasons. */
  readonly of: string;
}

/** Whether a piece can be cast, in two words that lead to the reasons where there are some; notes don't count. */
export function ChecksBadge({ findings, of }: ChecksBadgeProps) {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const Icon = errors > 0 ? TriangleAlert : Check;
  const words = (
    <>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {badgeWords(errors, warnings)}
    </>
  );
  const look = classes(styles.badge, errors > 0 && styles.errors);
  if (errors + warnings === 0) return <span className={look}>{words}</span>;
  return (
    <Link className={classes(look, styles.reasons)} to={checksPath(of)}>
      {words}
    </Link>
  );
}

function badgeWords(errors: number, warnings: number): string {
  if (errors > 0) return `${errors} to mend`;
  if (warnings > 0) return `Castable, ${warnings} ${warnings === 1 ? 'remark' : 'remarks'}`;
  return 'Castable';
}
