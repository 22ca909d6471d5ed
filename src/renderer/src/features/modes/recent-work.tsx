import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths, piecePath } from '../../lib/navigation/paths.ts';
import { momentInWords } from '../../lib/format/age.ts';
import { currentRevision } from '../../studio/journal/draft.ts';
import type { TrayRecord } from '../../studio/journal/journal.ts';
import { studioJournal } from '../../studio/journal/studio-journal.ts';
import { draftShelf, pictureShelf } from '../../studio/studio.ts';
import { useDraft, usePictures } from '../../studio/use-studio.ts';
import { PictureFrame } from '../../studio/pieces/picture-frame.tsx';
import styles from './recent-work.module.css';
import { ExamplePiece } from './example-piece.tsx';

/** What was made last in this browser. */
export function RecentWork() {
  const [trays, setTrays] = useState<readonly TrayRecord[]>();
  useEffect(() => {
    void studioJournal()
      .then((journal) => journal.recentTrays(3))
      .then(setTrays);
  }, []);
  if (trays === undefined) return null;
  if (trays.length === 0) return <ExamplePiece />;
  return (
    <section className={styles.recent} aria-labelledby="recent-work">
      <h2 className={styles.heading} id="recent-work">
        Recent work
      </h2>
      <ul className={styles.trays}>
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
                  <RecentPiece id={id} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentPiece({ id }: { readonly id: string }) {
  const draft = useDraft(id);
  const revision = draft && currentRevision(draft);
  const pictures = usePictures(revision?.id ?? '');
  useEffect(() => {
    void draftShelf.fetch(id).then((fetched) => (fetched.ok ? pictureShelf.fetch(fetched.value.current) : undefined));
  }, [id]);
  const title = revision?.spec.title ?? '';
  return (
    <Link className={styles.piece} to={piecePath(id)} aria-label={title}>
      <PictureFrame alt={title} drawing={pictures.drawing} photo={pictures.photo} />
    </Link>
  );
}
