import { useEffect, useRef, useState } from 'react';
import type { PaperName, PieceDocumentName } from '#documents/paper-names.ts';
import type { Problem } from '#shared/result.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { notify } from '../../components/overlays/toasts.tsx';
import { saveFile } from '../../lib/platform/save-file.ts';
import styles from './paper-list.module.css';
import type { writePaper } from './write-paper.ts';

interface PaperListProps {
  readonly papers: readonly PaperName[];
  readonly write: (name: PieceDocumentName, signal: AbortSignal) => ReturnType<typeof writePaper>;
}

/** Documents that are written when somebody wants them. */
export function PaperList({ papers, write }: PaperListProps) {
  const [writing, setWriting] = useState<PieceDocumentName>();
  const [problem, setProblem] = useState<Problem>();
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
    const paper = await write(name, signal);
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
        {papers.map(({ name, label, description }) => (
          <li key={name} className={styles.paper}>
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
      {problem !== undefined && <ErrorPanel problem={problem} />}
    </>
  );
}
