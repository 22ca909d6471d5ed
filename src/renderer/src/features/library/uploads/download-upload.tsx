import { useState } from 'react';
import { ownFile } from '../../../api/own-file.ts';
import { notify } from '../../../components/overlays/toasts.tsx';
import { Button } from '../../../components/controls/button.tsx';
import { saveFile } from '../../../lib/platform/save-file.ts';
import type { KeptUpload } from './upload-calls.ts';

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

/** Saves a picture as a file, where the desktop asks and a browser keeps downloads. */
export function DownloadUpload({ file: { name, mediaType, address } }: { readonly file: KeptUpload }) {
  const [isReading, setReading] = useState(false);

  async function download(): Promise<void> {
    setReading(true);
    const bytes = await ownFile(address).catch(() => undefined);
    setReading(false);
    if (bytes === undefined)
      return notify(`${name} could not be downloaded. Check your connection, then reload the page.`);
    const fileName = `${name.replaceAll(/[^\p{L}\p{M}\p{N} ._()-]+/gu, '-')}.${endings[mediaType]}`;
    const saved = await saveFile(fileName, mediaType, bytes);
    notify(saved.ok ? `Saved: ${saved.value.where ?? name}` : saved.problem.message);
  }

  return (
    <Button variant="bare" aria-label={`Download ${name}`} disabled={isReading} onClick={() => void download()}>
      Download
    </Button>
  );
}
