import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error It brings no types.
import Untyped from '@20minutes/s3rver';
import type { S3Settings } from '../files/s3-store.ts';

interface S3Rver {
  run(): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}

const S3rver = Untyped as new (options: object) => S3Rver;

/** Its only key; it refuses what is signed with another. */
const KEY = 'S3RVER';

/** A server of others that speaks S3 and keeps a bucket in a folder, for tests. */
export async function startS3Server(): Promise<{ readonly settings: S3Settings; stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'studio-s3-'));
  const configureBuckets = [{ name: 'pictures' }];
  const server = new S3rver({ directory, port: 0, address: '127.0.0.1', silent: true, configureBuckets });
  const { port } = await server.run();
  let stopping: Promise<void> | undefined;
  return {
    settings: {
      bucketUrl: `http://127.0.0.1:${port}/pictures`,
      region: 'us-east-1',
      accessKeyId: KEY,
      secretAccessKey: KEY,
    },
    async stop() {
      stopping ??= server.close();
      await stopping;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
