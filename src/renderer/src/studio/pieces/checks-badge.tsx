import { Check, TriangleAlert } from 'lucide-react';
import type { Finding } from '#engine/contract/finding.ts';
import styles from './checks-badge.module.css';
import { classes } from '../../lib/classes.ts';

/** Whether a piece can be cast, in two words; notes don't count. */
export function ChecksBadge({ findings }: { readonly findings: readonly Finding[] }) {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const Icon = errors > 0 ? TriangleAlert : Check;
  return (
    <span className={classes(styles.badge, errors > 0 && styles.errors)}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {badgeWords(errors, warnings)}
    </span>
  );
}

function badgeWords(errors: number, warnings: number): string {
  if (errors > 0) return `${errors} to mend`;
  if (warnings > 0) return `Castable, ${warnings} ${warnings === 1 ? 'remark' : 'remarks'}`;
  return 'Castable';
}
