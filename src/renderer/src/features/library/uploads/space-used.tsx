import { bytesInWords } from './bytes-in-words.ts';
import type { UploadSpace } from './upload-calls.ts';
import styles from './uploads.module.css';

/** Beyond this share somebody has to think of what to delete. */
const NEARLY = 0.9;

/** How much a workshop's uploads use of what they may. */
export function SpaceUsed({ space: { files, bytes, mostFiles, mostBytes } }: { readonly space: UploadSpace }) {
  const share = Math.max(bytes / mostBytes, files / mostFiles);
  return (
    <div className={styles.space}>
      <meter
        className={styles.meter}
        min={0}
        max={1}
        high={NEARLY}
        value={share}
        aria-label="Space used"
        aria-valuetext={`${Math.round(share * 100)} per cent`}
      />
      <p>
        {files === 1 ? '1 picture' : `${files} pictures`}, {bytesInWords(bytes)} of {bytesInWords(mostBytes)}
        {share >= NEARLY && '. There is little room left: delete what nobody needs.'}
      </p>
    </div>
  );
}
