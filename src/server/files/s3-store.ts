import { readFile } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import { fail, ok, type Result } from '#shared/result.ts';
import { MINUTE_MS } from '#shared/time-units.ts';
import { isUuid } from '#shared/uuid.ts';
import { fileLost, filesAway } from './file-problems.ts';
import type { FileStore } from './file-store.ts';

/** A bucket of S3, or of what speaks like it. */
export interface S3Settings {
  /** Keys are appended to it: `https://s3.eu-west-1.amazonaws.com/bucket`, or `https://bucket.s3.example/pictures`. */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Answers of a service that is busy, or restarts, are asked for again, each time after twice as long. */
const RETRIES = 3;
const NOT_FOUND = 404;

/** Keeps objects in a bucket. @param notice told, for the operator, why a call was refused */
export function s3Store({ bucketUrl, ...access }: S3Settings, notice: (line: string) => void): FileStore {
  const client = new AwsClient({ ...access, service: 's3', retries: RETRIES });
  const call = async (method: string, key: string, more: { body?: Buffer; sha256?: string } = {}) => {
    if (!isUuid(key)) throw new Error(`${key} is no key of an object.`);
    const { body, sha256 } = more;
    try {
      const answer = await client.fetch(`${bucketUrl}/${key}`, {
        method,
        signal: AbortSignal.timeout(MINUTE_MS),
        // The service compares it with what it has got.
        ...(sha256 === undefined ? {} : { headers: { 'x-amz-content-sha256': sha256 } }),
        ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      });
      if (answer.ok || answer.status === NOT_FOUND) return ok(answer);
      notice(`The bucket refuses ${method} (${answer.status}): ${(await answer.text()).slice(0, 300)}`);
    } catch (error) {
      notice(`The bucket can’t be reached: ${(error as Error).message}`);
    }
    return fail(filesAway);
  };
  return {
    async put(key, { path, sha256 }) {
      const answer = await call('PUT', key, { body: await readFile(path), sha256 });
      if (!answer.ok) return answer;
      await answer.value.body?.cancel();
      if (answer.value.ok) return ok(undefined);
      notice('There is no such bucket.');
      return fail(filesAway);
    },
    async get(key) {
      const answer = await call('GET', key);
      if (!answer.ok) return answer;
      const { body, status } = answer.value;
      if (status !== NOT_FOUND && body !== null) return ok(body as ReadableStream<Uint8Array>);
      await body?.cancel();
      return fail(fileLost);
    },
    async delete(key): Promise<Result<undefined>> {
      const answer = await call('DELETE', key);
      if (!answer.ok) return answer;
      await answer.value.body?.cancel();
      return ok(undefined);
    },
  };
}
