import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUILD_ERROR } from './build-error.mjs';
import { openLog } from './logs.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-error-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As Vite prints it. */
const OUTPUT = `[plugin rolldown:vite-resolve] Module "node:module" has been externalized for browser compatibility
✗ Build failed in 5.79s
\u001b[31merror during build:
Build failed with 1 error:

\u001b[31m[builtin:vite-transform] \u001b[0mUnexpected token
    ╭─[ src/renderer/src/features/landing/pictures.ts:13:24 ]
 13 │ export const broken = {;
────╯

    at aggregateBindingErrorsIntoJsError (file:///studio/node_modules/rolldown/dist/shared/error.mjs:50:18)
    at async CAC.<anonymous> (file:///studio/node_modules/vite/dist/node/cli.js:789:3) {
  errors: [Getter/Setter]
}`;

test('of a failed build the error is shown, without the warnings before it', async () => {
  const log = openLog('build', join(folder, 'build.log'));
  await log.run(process.execPath, ['-e', `console.error(${JSON.stringify(OUTPUT)})`]);
  const [shown = '', message] = log.explain('It could not be built.', BUILD_ERROR).message.split(/\n{2,}(?=It)/);
  expect(shown.split('\n')).toEqual([
    'error during build:',
    'Build failed with 1 error:',
    '',
    '[builtin:vite-transform] Unexpected token',
    '    ╭─[ src/renderer/src/features/landing/pictures.ts:13:24 ]',
    ' 13 │ export const broken = {;',
    '────╯',
  ]);
  expect(message).toMatch(/^It could not be built\.\nAll that was said: .*build\.log$/);
});
