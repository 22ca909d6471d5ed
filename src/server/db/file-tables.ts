/** What a picture is by its first bytes. */
export type FileMediaType = 'image/png' | 'image/jpeg' | 'image/webp';

/** A picture that somebody of a workshop has uploaded. Its bytes are an object of the file store. */
export interface WorkshopFileRow {
  readonly id: string;
  readonly workshopId: string;
  readonly objectKey: string;
  /** Of a smaller copy, a JPEG that who uploaded it has made; null where there is none. */
  readonly previewKey: string | null;
  /** As people see it, without what ends a file's name. */
  readonly name: string;
  readonly mediaType: FileMediaType;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bytes: number;
  /** Of its bytes, hex. */
  readonly sha256: string;
  /** As JSON, a list of texts. */
  readonly tags: string;
  /** What it is found by, between single spaces. */
  readonly searchText: string;
  readonly createdBy: string;
  /** The Idempotency-Key of its upload, and the hash of what was sent with it. */
  readonly creationKey: string;
  readonly creationHash: string;
  readonly createdAtMs: number;
}

/**
 * An object that the file store has, or is about to have: written before its bytes are, and deleted after they are. So
 * whatever is killed in between leaves nothing that nobody knows of.
 */
export interface StoredObjectRow {
  readonly key: string;
  /** From when on nobody wants it any more; null while it is a file's. A trigger sets it when its file goes. */
  readonly sweepAtMs: number | null;
}
