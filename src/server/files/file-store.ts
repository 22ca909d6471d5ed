import type { Result } from '#shared/result.ts';

/** Bytes of a picture that lie in a file of this computer until a store has taken them. */
export interface SpooledFile {
  readonly path: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

/**
 * Where the bytes of files are kept, as objects under keys: a folder, or a bucket of S3 or of what speaks like it. A key is
 * a UUID, and its bytes never change.
 */
export interface FileStore {
  /**
   * Keeps an object: once this has succeeded it is not lost by a power cut. The spooled file may be gone afterwards.
   * @returns refused with `disk_full` or `files_away`
   */
  put(key: string, spooled: SpooledFile): Promise<Result<undefined>>;
  /** @returns its bytes as a stream; refused with `file_lost` where there is no such object, or with `files_away` */
  get(key: string): Promise<Result<ReadableStream<Uint8Array>>>;
  /** Deletes an object, whether it is there or not. @returns refused with `files_away` */
  delete(key: string): Promise<Result<undefined>>;
}
