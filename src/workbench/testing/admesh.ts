import { execFileSync } from 'node:child_process';

/** What an independent program that mends STL files says of one. */
export interface AdmeshReport {
  readonly parts: number;
  readonly volumeMm3: number;
  /** Everything it had to mend, by its own words; all 0 for a sound file. */
  readonly mended: Readonly<Record<string, number>>;
}

const DEFECTS = [
  'Total disconnected facets',
  'Degenerate facets',
  'Edges fixed',
  'Facets removed',
  'Facets added',
  'Facets reversed',
  'Backwards edges',
] as const;

/** Whether the program is installed; `npm test` installs it where it may. */
export const hasAdmesh = ((): boolean => {
  try {
    execFileSync('admesh', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

export function admesh(file: string): AdmeshReport {
  const report = execFileSync('admesh', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const reported = (label: string): number => Number(new RegExp(`${label}\\s*:\\s*(-?[\\d.]+)`).exec(report)?.[1]);
  return {
    parts: reported('Number of parts'),
    volumeMm3: reported('Volume'),
    mended: Object.fromEntries(DEFECTS.map((label) => [label, reported(label)])),
  };
}
