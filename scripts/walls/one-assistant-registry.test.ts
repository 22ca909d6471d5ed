import { expect, test } from 'vitest';
import { isTest, repositoryFiles } from './testing/repository-files.ts';

const ASSISTANTS = 'src/designer/assistants/';

/** What a file imports from the room of the assistants, by file name. */
function importedAssistants(text: string): readonly string[] {
  return [...text.matchAll(/from '[^']*\/assistants\/([\w-]+)\.ts'/g)].map(([, file]) => file ?? '');
}

test('the workbench’s worker and the command line choose their assistant from the one registry, and nobody names one', () => {
  const outside = repositoryFiles('src').filter(({ path }) => !isTest(path) && !path.startsWith(ASSISTANTS));
  const importing = outside.flatMap(({ path, text }) => importedAssistants(text).map((file) => `${path}: ${file}`));
  expect(importing.toSorted()).toEqual([
    'src/node/open-assistant.ts: choose-assistant',
    'src/renderer/src/studio/workbench/workbench.worker.ts: choose-assistant',
  ]);
});
