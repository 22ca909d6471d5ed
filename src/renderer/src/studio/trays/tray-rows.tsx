import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { momentInWords } from '../../lib/format/age.ts';
import { piecePath } from '../../lib/navigation/filled-paths.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { currentRevision } from '../journal/draft.ts';
import type { TrayRecord } from '../journal/journal.ts';
import { PictureFrame } from '../pieces/picture-frame.tsx';
import { draftShelf } from '../studio.ts';
import { useTrayGround } from '../tray-ground.ts';
import { useDraft, useDraftPictures } from '../use-studio.ts';
import styles from './tray-rows.module.css';

/** Trays below each other: the sentence that each was made from, and its pieces. */
export function TrayRows({ trays }: { readonly trays: readonly TrayRecord[] }) {
  return (
    <ul>
      {trays.map((tray) => (
        <li key={tray.id} className={styles.tray}>
          <Link className={styles.words} to={`${paths.tray}?tray=${tray.id}`}>
            <span className={styles.brief}>{tray.brief}</span>
            <time className={styles.time} dateTime={tray.created}>
              {momentInWords(tray.created)}
            </time>
          </Link>
          <ul className={styles.pieces}>
            {tray.drafts.map((id) => (
              <li key={id}>
                <PieceOfTray id={id} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function PieceOfTray({ id }: { readonly id: string }) {
  const draft = useDraft(id);
  const revision = draft && currentRevision(draft);
  const pictures = useDraftPictures(draft, useTrayGround());
  useEffect(() => {
    void draftShelf.fetch(id);
  }, [id]);
  const title = revision?.spec.title ?? '';
  return (
    <Link className={styles.piece} to={piecePath(id)} aria-label={title}>
      <PictureFrame alt={title} {...pictures} />
    </Link>
  );
}
