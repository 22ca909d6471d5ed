import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { toolScript } from '../../lib/repository.mjs';
import type { RegistryLine } from './made-up-lines.ts';
import type { RepositoryFile } from './repository-files.ts';

const root = join(import.meta.dirname, '../../..');
const node = process.execPath;

/** What a layer needs to be compiled and run, without its tests. */
const SOURCES = ['src', 'tsconfig', 'tsconfig.base.json', 'package.json'];

/** What tests are run by. */
const TEST_SETTINGS = ['vitest.config.ts', 'vitest.setup.ts', 'scripts/long-files-first.ts', 'scripts/reporters'];

/** A copy of the sources, in which a test may add what is made up, without touching the repository. */
export class TreeCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'made-up-'));

  constructor() {
    const filter = (path: string) => !/\.test\.tsx?$|\.soak\.ts$|\/renderer\/public$/.test(path);
    for (const source of SOURCES) cpSync(join(root, source), join(this.folder, source), { recursive: true, filter });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), text);
  }

  /** Adds the files of something made up, by its folder. */
  add(madeUp: string): void {
    const files = readdirSync(madeUp, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files) {
      const from = join(parentPath, name);
      this.write(relative(madeUp, from), readFileSync(from, 'utf8'));
    }
  }

  /** Adds to a registry what CONTRIBUTING asks for: an import, and a line at the end of its list. */
  register({ path, imports, line, after }: RegistryLine): void {
    const text = this.read(path);
    const list = text.indexOf(after);
    const end = text.indexOf('\n}', list);
    if (list < 0 || end < 0) throw new Error(`${path} has no list ${after}`);
    this.write(path, `${imports}\n${text.slice(0, end)}\n  ${line}${text.slice(end)}`);
  }

  /** Files with a type error, by what the compiler says of a layer and those under it. */
  compile(...layers: readonly string[]): readonly string[] {
    const projects = layers.map((layer) => `tsconfig/${layer}.json`);
    const run = this.#node(toolScript('typescript', 'tsc'), '-b', '--pretty', 'false', ...projects);
    return [...new Set([...run.stdout.matchAll(/^(.+?)\(\d+,\d+\): error TS/gm)].map(([, file]) => file ?? ''))];
  }

  /** What a program of this copy prints. */
  run(...args: readonly string[]): string {
    const run = this.#node('--no-warnings', ...args);
    if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}`);
    return run.stdout;
  }

  /** Runs tests of the repository on this copy; the names of those that fail. */
  test(files: readonly RepositoryFile[]): readonly string[] {
    for (const { path, text } of files) this.write(path, text);
    for (const source of TEST_SETTINGS) cpSync(join(root, source), join(this.folder, source), { recursive: true });
    const paths = files.map(({ path }) => path);
    this.#node(toolScript('vitest'), 'run', '--reporter=json', '--outputFile=tests.json', ...paths);
    const { testResults } = JSON.parse(this.read('tests.json')) as {
      readonly testResults: readonly {
        readonly name: string;
        readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
      }[];
    };
    return files.flatMap(({ path }) => {
      const tests = testResults.find(({ name }) => name.endsWith(path))?.assertionResults ?? [];
      if (tests.length === 0) return [`${path} did not run`];
      return tests.filter(({ status }) => status !== 'passed').map(({ fullName }) => `${path}: ${fullName}`);
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #node(...args: readonly string[]) {
    return spawnSync(node, args, { cwd: this.folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  }
}
