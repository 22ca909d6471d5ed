import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface RepositoryFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every hand-written TypeScript or plain script under a folder of the repository; none where the folder does not exist. */
export function repositoryFiles(folder: string): RepositoryFile[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|cjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(root.length + 1).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));
}

export const isTest = (path: string): boolean => /\.(test|soak)\.tsx?$|\/testing\//.test(path);

/** Lines as an editor counts them. */
export const lineCount = (text: string): number => text.replace(/\n$/, '').split('\n').length;

/** The code alone: what a comment says of a name does not use it. */
export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
