import { gravestFirst, NO_FINDING, severityNames } from '#documents/rows/finding-rows.ts';
import type { Finding } from '#engine/contract/finding.ts';
import type { SpecPatch } from '#spec/edit.ts';
import { Button } from '../../../components/controls/button.tsx';
import { classes } from '../../../lib/classes.ts';
import { plain, THIN } from '#shared/measure-words.ts';
import styles from './check-list.module.css';

interface CheckListProps {
  readonly findings: readonly Finding[];
  readonly onMend: (patch: SpecPatch) => void;
  /** Takes back the last edit; undefined where there was none. */
  readonly onUndo: (() => void) | undefined;
}

/**
 * The findings, worst first, each with its remedy; where a patch mends it, with a button that applies it, and where an
 * edit may have caused it, with one that takes that back.
 */
export function CheckList({ findings, onMend, onUndo }: CheckListProps) {
  if (findings.length === 0) return <p className={styles.clear}>{NO_FINDING}</p>;
  return (
    <ul className={styles.checks}>
      {gravestFirst(findings).map((finding) => (
        <li key={`${finding.rule} ${finding.part} ${finding.parameter}`} className={styles.check}>
          <p className={classes(styles.severity, styles[finding.severity])}>{severityNames[finding.severity]}</p>
          <p>{finding.message}</p>
          <p className={styles.remedy}>{finding.remedy}</p>
          <p className={styles.measure} title={finding.source}>
            {plain(finding.value)}
            {THIN}
            {finding.unit}, limit {plain(finding.limit)}
            {THIN}
            {finding.unit}
          </p>
          {finding.patch !== undefined && (
            <Button className={styles.mend} onClick={() => finding.patch && onMend(finding.patch)}>
              Mend it
            </Button>
          )}
          {finding.patch === undefined && finding.severity === 'error' && onUndo !== undefined && (
            <Button className={styles.mend} onClick={onUndo}>
              Undo the last edit
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
