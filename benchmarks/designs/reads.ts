import { join } from 'node:path';
import { type ServerProcess, startServer } from '../identity/server-process.ts';

const READS = 6000;
const AT_ONCE = 16;
/** The two take turns, since a machine that others use changes its pace. */
const TURNS = 5;

interface Addresses {
  readonly bare: string;
  readonly design: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * How many designs a server hands out over HTTP for each answer of a bare Hono route, by what they cost it in processor
 * time, so that its clients on the same machine do not count.
 */
export async function shareOfBareRoute(folder: string): Promise<number> {
  const server = await startServer(folder, [join(import.meta.dirname, 'reading-process.ts'), folder], /^\{/);
  const { bare, design, headers } = JSON.parse(server.firstLine) as Addresses;
  try {
    await costOf(server, bare, {});
    await costOf(server, design, headers);
    const shares: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1)
      shares.push((await costOf(server, bare, {})) / (await costOf(server, design, headers)));
    return shares.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0;
  } finally {
    await server.stop();
  }
}

/** Seconds of the server's processor time. */
async function costOf(server: ServerProcess, url: string, headers: Addresses['headers']): Promise<number> {
  const before = server.cpuSeconds();
  const reader = async () => {
    for (let read = 0; read < READS / AT_ONCE; read += 1) {
      const answer = await fetch(url, { headers });
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return server.cpuSeconds() - before;
}
