import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { toolScript } from '../../lib/repository.mjs';

/** One message of the compiler or the linter. */
export interface Complaint {
  readonly file: string;
  readonly line: number;
  /** `TS6307`, `eslint(max-lines)`… */
  readonly rule: string;
  readonly text: string;
}

const root = join(import.meta.dirname, '../../..');

/**
 * A throwaway project under the same compiler and linter settings as the real one, in which a test may break every
 * wall without touching the repository.
 */
export class ScratchProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'walls-'));

  constructor() {
    for (const setting of ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'tsconfig', 'oxlint.config.ts']) {
      cpSync(join(root, setting), join(this.folder, setting), { recursive: true });
    }
    for (const part of [
      'layers.ts',
      'import-rules.ts',
      'lint-plugin.ts',
      'room-rule.ts',
      'rooms.ts',
      'syntax.ts',
      'held-names.ts',
      'name-rule.ts',
      'name-owners.ts',
    ]) {
      cpSync(join(root, 'scripts/walls', part), join(this.folder, 'scripts/walls', part));
    }
    // The registries that the linter reads names from, with what they are made of.
    for (const source of ['src/shared', 'src/spec', 'src/layout', 'src/designer']) {
      const filter = (path: string) => !/\.test\.ts$|\/testing$/.test(path);
      cpSync(join(root, source), join(this.folder, source), { recursive: true, filter });
    }
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  add(files: ReadonlyMap<string, string>): void {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
  }

  compile(): Complaint[] {
    // One thread: with several, the compiler on a busy machine once took for empty a file that another project had just
    // read.
    const run = spawnSync(
      process.execPath,
      [toolScript('typescript', 'tsc'), '-b', '--singleThreaded', '--pretty', 'false'],
      {
        cwd: this.folder,
        encoding: 'utf8',
      },
    );
    if (run.error) throw run.error;
    return [...run.stdout.matchAll(/^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/gm)].map(
      ([, file, line, rule, text]) => ({
        file: file ?? '',
        line: Number(line),
        rule: rule ?? '',
        text: text ?? '',
      }),
    );
  }

  lint(): Complaint[] {
    const run = spawnSync(process.execPath, [toolScript('oxlint'), '--type-aware', '-f', 'json', 'src'], {
      cwd: this.folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (run.error) throw run.error;
    const report = JSON.parse(run.stdout) as LintReport;
    return report.diagnostics.map((found) => ({
      file: relative(this.folder, join(this.folder, found.filename)),
      line: found.labels[0]?.span.line ?? 0,
      rule: found.code,
      text: found.message,
    }));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

interface LintReport {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly code: string;
    readonly message: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}
