import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The outcome of a process. */
export interface CliRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Standard output as JSON; throws unless it is exactly one document. */
  readonly document: unknown;
}

const entry = fileURLToPath(new URL('../index.ts', import.meta.url));
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs the command line as a shop's script would, in another process. */
export function runCli(...words: readonly string[]): Promise<CliRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--no-warnings', entry, ...words], { cwd: root, stdio: 'pipe' });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code,
        stdout,
        stderr,
        get document() {
          return JSON.parse(stdout) as unknown;
        },
      }),
    );
  });
}
