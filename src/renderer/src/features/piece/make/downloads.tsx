import { useEffect, useRef, useState } from 'react';
import type { Problem } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { type FileFormat, fileFormats } from '#workbench/files/file-formats.ts';
import type { Exported, JobEnd } from '#workbench/answers.ts';
import { Button } from '../../../components/controls/button.tsx';
import { ErrorPanel } from '../../../components/display/error-panel.tsx';
import { notify } from '../../../components/overlays/toasts.tsx';
import { saveFile } from '../../../lib/platform/save-file.ts';
import { studioWorkbench } from '../../../studio/workbench/studio-workbench.ts';
import type { RunningJob } from '../../../studio/workbench/workbench-client.ts';
import styles from './downloads.module.css';

/** The download list. A file is built at export quality on demand, and refused while a finding is an error. */
export function Downloads({ spec }: { readonly spec: DesignSpec }) {
  const [making, setMaking] = useState<FileFormat['format']>();
  const [problem, setProblem] = useState<Problem>();
  const running = useRef<RunningJob>(undefined);
  useEffect(() => () => running.current?.cancel(), []);

  function onAnswer(answer: Exported | JobEnd) {
    if (answer.type === 'failed') setProblem(answer.problem);
    if (answer.type === 'exported') void save(answer);
    if (answer.type === 'done' || answer.type === 'failed') setMaking(undefined);
  }

  async function save({ fileName, mediaType, bytes }: Exported) {
    const saved = await saveFile(fileName, mediaType, new Uint8Array(bytes));
    if (!saved.ok) setProblem(saved.problem);
    else if (saved.value.where !== undefined) notify(`Saved: ${saved.value.where}`);
  }

  function make(format: FileFormat['format']) {
    setProblem(undefined);
    setMaking(format);
    running.current = studioWorkbench().start({ type: 'export', spec, format }, onAnswer);
  }

  return (
    <>
      <ul>
        {fileFormats.map(({ format, label, description }) => (
          <li key={format} className={styles.file}>
            <div>
              <p className={styles.name}>{label}</p>
              <p className={styles.use}>{description}</p>
            </div>
            <Button disabled={making !== undefined} onClick={() => make(format)} aria-label={`Download ${label}`}>
              {making === format ? 'Building…' : 'Download'}
            </Button>
          </li>
        ))}
      </ul>
      {problem !== undefined && <ErrorPanel problem={problem} />}
    </>
  );
}
