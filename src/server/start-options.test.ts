import { expect, test } from 'vitest';
import { readStartOptions } from './start-options.ts';

test.each([
  [[], {}, 4310],
  [[], { PORT: '8080' }, 8080],
  [['--port', '9000'], { PORT: '8080' }, 9000],
  [['--port=0'], {}, 0],
])('%j with %j opens port %d', (args, env, port) => {
  expect(readStartOptions(args, env)).toEqual({ ok: true, value: { port, demo: false } });
});

test.each([
  [['--data', '/srv/studio'], { STUDIO_DATA: '/elsewhere' }, '/srv/studio'],
  [[], { STUDIO_DATA: '/elsewhere' }, '/elsewhere'],
  [['--data='], {}, undefined],
])('%j with %j keeps its things in %s', (args, env, dataFolder) => {
  const options = readStartOptions(args, env);
  expect(options.ok && options.value.dataFolder).toBe(dataFolder);
});

test('--demo asks for a demo account', () => {
  expect(readStartOptions(['--demo'], {})).toMatchObject({ ok: true, value: { demo: true } });
});

test.each([
  [['--demo=yes'], {}, 'unknown_option'],
  [['--port', '70000'], {}, 'bad_port'],
  [['--port', 'http'], {}, 'bad_port'],
  [['--port='], {}, 'bad_port'],
  [[], { PORT: '-1' }, 'bad_port'],
  [['--prot', '1'], {}, 'unknown_option'],
  [['8080'], {}, 'unknown_option'],
])('%j with %j is %s', (args, env, code) => {
  expect(readStartOptions(args, env)).toMatchObject({ ok: false, problem: { code, remedy: expect.any(String) } });
});
