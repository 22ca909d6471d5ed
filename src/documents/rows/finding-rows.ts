import type { Finding, Severity } from '#engine/contract/finding.ts';

/** What a finding asks for, the gravest first. */
export const severityNames: Readonly<Record<Severity, string>> = {
  error: 'Must be mended',
  warning: 'Better mended',
  note: 'To know',
};

const order = Object.keys(severityNames);

/** Said where the checks found nothing. */
export const NO_FINDING = 'Every check passed: this piece can be cast and set.';

/** Findings in the order in which they are read: the gravest first. */
export const gravestFirst = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
