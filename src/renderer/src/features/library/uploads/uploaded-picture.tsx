import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import type { KeptUpload } from './upload-calls.ts';
import { DeleteUpload } from './delete-upload.tsx';
import { DownloadUpload } from './download-upload.tsx';
import { bytesInWords } from './bytes-in-words.ts';
import { UploadWords } from './upload-words.tsx';
import styles from './uploads.module.css';

interface UploadedPictureProps {
  readonly workshopId: string;
  readonly file: KeptUpload;
  readonly mayChange: boolean;
  readonly mayDelete: boolean;
  readonly onTag: (tag: string) => void;
}

/** An uploaded picture with its name and its tags, and what can be done with it. */
export function UploadedPicture({ workshopId, file, mayChange, mayDelete, onTag }: UploadedPictureProps) {
  const [isNamed, setNamed] = useState(false);
  const [isLost, setLost] = useState(false);
  const { name, tags, widthPx, heightPx, bytes, address } = file;
  return (
    <figure className={styles.picture} aria-label={name}>
      <a className={styles.frame} href={address} target="_blank" rel="noreferrer" aria-label={`Look at ${name}`}>
        {isLost ? (
          <span className={styles.lost}>This picture can’t be shown.</span>
        ) : (
          <img src={`${address}&small=true`} alt={name} loading="lazy" decoding="async" onError={() => setLost(true)} />
        )}
      </a>
      {isNamed ? (
        <UploadWords workshopId={workshopId} file={file} onDone={() => setNamed(false)} />
      ) : (
        <figcaption className={styles.caption}>
          <p className={styles.name}>{name}</p>
          <p className={styles.facts}>
            {widthPx} × {heightPx}, {bytesInWords(bytes)}
          </p>
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label={`Tags of ${name}`}>
              {tags.map((tag) => (
                <li key={tag}>
                  <button type="button" className={styles.tag} onClick={() => onTag(tag)}>
                    {tag}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.acts}>
            {mayChange && (
              <Button variant="bare" aria-label={`Edit the name and tags of ${name}`} onClick={() => setNamed(true)}>
                Edit
              </Button>
            )}
            <DownloadUpload file={file} />
            {mayDelete && <DeleteUpload workshopId={workshopId} file={file} />}
          </p>
        </figcaption>
      )}
    </figure>
  );
}
