import { expect, test } from 'vitest';
import { EndedBySignal } from './endings.mjs';
import { inRepository } from './repository.mjs';

const node = '/opt/node/bin/node';

test.each([
  ['vitest', [node, '/home/ann/studio/node_modules/vitest/vitest.mjs', 'run']],
  ['@biomejs/biome', [node, '/home/ann/studio/node_modules/@biomejs/biome/bin/biome', 'format', '.']],
  ['npm', [node, '/usr/lib/node_modules/npm/bin/npm-cli.js', 'ci']],
  ['src/server/entry-node.ts', [node, '--no-warnings', inRepository('src/server/entry-node.ts'), '--port', '0']],
  ['apt-get', ['/usr/bin/apt-get', '-qq', 'install']],
])('%s is named when a signal ends it', (name, command) => {
  expect(new EndedBySignal(command, 'SIGKILL').message.startsWith(`${name} was ended by the signal SIGKILL`)).toBe(
    true,
  );
});

test('memory is named for the signals that a lack of it sends', () => {
  const reasonOf = (signal: NodeJS.Signals) => new EndedBySignal([node], signal).message.includes('memory');
  expect((['SIGKILL', 'SIGABRT', 'SIGSEGV', 'SIGTERM'] as const).map(reasonOf)).toEqual([true, true, false, false]);
});
