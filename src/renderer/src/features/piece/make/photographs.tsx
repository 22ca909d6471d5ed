import type { PictureFormat } from '#documents/pictures/with-xmp.ts';
import { ok } from '#shared/result.ts';
import { Button } from '../../../components/controls/button.tsx';
import { ErrorPanel } from '../../../components/display/error-panel.tsx';
import type { Draft, Revision } from '../../../studio/journal/draft.ts';
import { useListing } from '../../../studio/pieces/use-listing.ts';
import { usePhotographFile } from '../../../studio/pictures/use-photograph-file.ts';
import styles from './downloads.module.css';

interface PhotographsProps {
  readonly draft: Draft;
  readonly revision: Revision;
}

const files = [
  { format: 'jpeg', label: 'Photograph (JPEG)', use: 'To send, and for a web shop' },
  { format: 'png', label: 'Photograph (PNG)', use: 'For print: the same picture without a loss' },
] as const satisfies readonly { readonly format: PictureFormat; readonly label: string; readonly use: string }[];

/** Photographs of the piece as files; they carry its title, its SKU, what it is made of, and that they are made by a program. */
export function Photographs({ draft, revision }: PhotographsProps) {
  const listing = useListing(draft.id);
  const { taking, problem, take, cancel } = usePhotographFile();
  const design = async () => ok({ designId: draft.id, spec: revision.spec, listing });
  return (
    <>
      <ul>
        {files.map(({ format, label, use }) => (
          <li key={format} className={styles.file}>
            <div>
              <p className={styles.name}>{label}</p>
              <p className={styles.use}>{taking === format ? 'Taking the photograph…' : use}</p>
            </div>
            {taking === format ? (
              <Button onClick={cancel}>Cancel</Button>
            ) : (
              <Button
                disabled={taking !== undefined}
                aria-label={`Download ${label}`}
                onClick={() => void take(design, format)}
              >
                Download
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem !== undefined && <ErrorPanel problem={problem} />}
    </>
  );
}
