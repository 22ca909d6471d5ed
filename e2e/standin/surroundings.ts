import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readElectronCommandLine } from './command-line.ts';

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly main: string;
  readonly productName?: string;
}

const readPackage = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as PackageFile;

export const commandLine = readElectronCommandLine(process.argv.slice(2));
export const programFolder = resolve(commandLine.program);
export const programPackage = readPackage(join(programFolder, 'package.json'));
export const electronVersion = readPackage(createRequire(import.meta.url).resolve('electron/package.json')).version;

/** Deleted when the program ends. */
export const programScratchFolder = mkdtempSync(join(tmpdir(), 'standin-'));
process.on('exit', () => rmSync(programScratchFolder, { recursive: true, force: true }));

export const userDataFolder = resolve(commandLine.userDataFolder ?? join(programScratchFolder, 'user-data'));
mkdirSync(userDataFolder, { recursive: true });
