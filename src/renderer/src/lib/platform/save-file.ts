import { ok, type Result } from '#shared/result.ts';
import { platform } from './platform.ts';

/** Where a file was saved: a path on the desktop, a download's name on the web, undefined when the user cancelled. */
export interface Saved {
  readonly where: string | undefined;
}

/** Saves a file: the desktop asks where to, a browser downloads it. */
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
  // Once it has begun the download no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
