import { existsSync } from 'node:fs';
import inspector from 'node:inspector';
import { createRequire, registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine, electronVersion, programFolder, programPackage } from './surroundings.ts';

const require = createRequire(import.meta.url);

Object.defineProperty(process.versions, 'electron', { value: electronVersion, enumerable: true });
Object.assign(process, { type: 'browser', defaultApp: true, resourcesPath: join(programFolder, 'resources') });
process.argv = [join(import.meta.dirname, 'electron'), ...process.argv.slice(2)];

const electronModule = pathToFileURL(join(import.meta.dirname, 'electron.ts')).href;
registerHooks({
  resolve: (specifier, context, next) =>
    /^electron(\/main|\/common)?$/.test(specifier)
      ? { url: electronModule, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});

const entry = resolve(programFolder, programPackage.main);
if (!existsSync(entry)) {
  console.error(`${entry} is missing: build the desktop first (electron-vite build).`);
  process.exit(1);
}

if (commandLine.inspectsMain) inspector.open(0, '127.0.0.1');
for (const module of commandLine.preloadedModules) require(module);
const { becomeReady } = await import('./ready.ts');
const { app } = await import('./app.ts');
await import(pathToFileURL(entry).href);
// A program that quits as it begins, as a second one of its kind does, never becomes ready.
if (!app.isQuitting) await becomeReady();
