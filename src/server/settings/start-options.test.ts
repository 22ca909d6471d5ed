import { expect, test } from 'vitest';
import { readStartOptions } from './start-options.ts';

test.each([
  [[], {}, 4310],
  [[], { PORT: '' }, 4310],
  [[], { PORT: '8080' }, 8080],
  [['--port', '9000'], { PORT: '8080' }, 9000],
  [['--port=0'], {}, 0],
])('%j with %j opens port %d', (args, env, port) => {
  const isPortAsked = port !== 4310;
  expect(readStartOptions(args, env)).toEqual({ ok: true, value: { port, isPortAsked, demo: false } });
});

test('a port that was asked for is one, even if it is the usual one', () => {
  expect(readStartOptions(['--port', '4310'], {})).toMatchObject({ value: { port: 4310, isPortAsked: true } });
  expect(readStartOptions([], { PORT: '4310' })).toMatchObject({ value: { port: 4310, isPortAsked: true } });
});

test.each([
  [['--data', '/srv/studio'], { STUDIO_DATA: '/elsewhere' }, '/srv/studio'],
  [[], { STUDIO_DATA: '/elsewhere' }, '/elsewhere'],
  [[], { STUDIO_DATA: '' }, undefined],
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
  [['--port='], {}, 'missing_value'],
  [['--port'], {}, 'missing_value'],
  [['--data'], {}, 'missing_value'],
  [['--data', ''], {}, 'missing_value'],
  [['--data='], { STUDIO_DATA: '/srv/studio' }, 'missing_value'],
  [['--data', '--demo'], {}, 'missing_value'],
  [[], { PORT: '-1' }, 'bad_port'],
  [['--prot', '1'], {}, 'unknown_option'],
  [['8080'], {}, 'unknown_option'],
])('%j with %j is %s', (args, env, code) => {
  expect(readStartOptions(args, env)).toMatchObject({ ok: false, problem: { code, remedy: expect.any(String) } });
});
