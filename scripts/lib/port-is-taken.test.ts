import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { portIsTaken } from './port-is-taken.mjs';

test('a port is taken as long as a program listens on it', async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  expect(await portIsTaken(port)).toBe(true);
  await new Promise((closed) => server.close(closed));
  expect(await portIsTaken(port)).toBe(false);
});
