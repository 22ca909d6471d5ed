import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { type PieceDocumentName, paperNames } from '#documents/paper-names.ts';
import type { Problem } from '#shared/result.ts';
import { Button } from '../../../components/controls/button.tsx';
import { ErrorPanel } from '../../../components/display/error-panel.tsx';
import { notify } from '../../../components/overlays/toasts.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { saveFile } from '../../../lib/platform/save-file.ts';
import { studioCounter } from '../../../studio/counter/studio-counter.ts';
import styles from './downloads.module.css';
import { type PaperOf, writePaper } from './write-paper.ts';

/** The documents of a piece: for the client, and for the bench. */
export function Papers(piece: PaperOf) {
  const [writing, setWriting] = useState<PieceDocumentName>();
  const [problem, setProblem] = useState<Problem>();
  const shopName = useStore(studioCounter.store, ({ kept }) => kept?.shopName);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);

  async function download(name: PieceDocumentName): Promise<void> {
    const { signal } = leaving.current;
    setProblem(undefined);
    setWriting(name);
    const paper = await writePaper(name, piece, signal);
    if (signal.aborted) return;
    setWriting(undefined);
    if (!paper.ok) return setProblem(paper.problem);
    const saved = await saveFile(paper.value.fileName, 'application/pdf', paper.value.bytes);
    if (!saved.ok) setProblem(saved.problem);
    else if (saved.value.where !== undefined) notify(`Saved: ${saved.value.where}`);
  }

  return (
    <>
      <ul>
        {paperNames.map(({ name, label, description }) => (
          <li key={name} className={styles.file}>
            <div>
              <p className={styles.name}>{label} (PDF)</p>
              <p className={styles.use}>{description}</p>
            </div>
            <Button
              disabled={writing !== undefined}
              onClick={() => void download(name)}
              aria-label={`Download ${label}`}
            >
              {writing === name ? 'Writing…' : 'Download'}
            </Button>
          </li>
        ))}
      </ul>
      {shopName !== undefined && (
        <p className={styles.use}>
          They bear the name “{shopName}”, which your <Link to={paths.profile}>profile page</Link> changes.
        </p>
      )}
      {problem !== undefined && <ErrorPanel problem={problem} />}
    </>
  );
}
