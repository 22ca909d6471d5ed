import { useStore } from 'zustand';
import { Button } from '../../../components/controls/button.tsx';
import { ErrorPanel } from '../../../components/display/error-panel.tsx';
import { isWorthAnotherTry } from './upload-desk.ts';
import { uploadDesk } from './studio-uploads.ts';
import styles from './uploads.module.css';

/** What is on its way to a workshop, and what was refused there and why. */
export function SentUploads({ workshopId }: { readonly workshopId: string }) {
  const uploads = useStore(uploadDesk.store, (state) => state.uploads).filter((one) => one.workshopId === workshopId);
  const sent = uploads.filter(({ problem }) => problem === undefined);
  return (
    <>
      <p className={styles.sent} role="status">
        {sent[0] !== undefined && `Uploading ${sent.length === 1 ? sent[0].name : `${sent.length} pictures`}…`}
      </p>
      {uploads.map(
        ({ key, name, problem }) =>
          problem !== undefined && (
            <ErrorPanel key={key} problem={{ ...problem, message: `${name}: ${problem.message}` }}>
              {isWorthAnotherTry(problem) && <Button onClick={() => uploadDesk.retry(key)}>Try again</Button>}
              <Button variant="bare" onClick={() => uploadDesk.drop(key)}>
                Leave it out
              </Button>
            </ErrorPanel>
          ),
      )}
    </>
  );
}
