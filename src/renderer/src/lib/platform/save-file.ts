import { ok, type Result } from '#shared/result.ts';
import { platform } from './platform.ts';

/** Where a file ended up: a path on the desktop, the browser's downloads on the web, nowhere when somebody thought better of it. */
export interface Saved {
  readonly where: string | undefined;
}

/** Hands a file to the one who asked for it: asks where to put it, or downloads it. */
export async function saveFile(
  name: string,
  mediaType: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<Saved>> {
  if (platform.saveFile === undefined) {
    download(name, mediaType, bytes);
    return ok({ where: name });
  }
  const outcome = await platform.saveFile({ name, bytes });
  if (!outcome.ok) return outcome;
  return ok({ where: outcome.value.saved ? outcome.value.path : undefined });
}

function download(name: string, mediaType: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
