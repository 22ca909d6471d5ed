import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Problem } from '#shared/result.ts';
import { Button } from '../../components/controls/button.tsx';
import { Choice } from '../../components/controls/choice.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { DialogActions } from '../../components/overlays/dialog-actions.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { MadeLink } from './made-link.tsx';
import { makeLink } from './make-link.ts';
import styles from './share-panel.module.css';
import type { ShareList } from './share-api.ts';
import type { ShareSubject } from './share-subject.ts';
import { lifeOptions, USUAL_LIFE } from './share-words.ts';
import { readSharesAgain } from './use-shares.ts';

interface ShareDialogProps {
  readonly subject: ShareSubject;
  /** Undefined where nothing was read yet, as of a piece that no workshop has. */
  readonly listed: ShareList | undefined;
  readonly onClose: () => void;
}

/** Asks how long a link is open and whether it shows the price, makes it, and hands it over. */
export function ShareDialog({ subject, listed, onClose }: ShareDialogProps) {
  const [life, setLife] = useState<string>(USUAL_LIFE);
  const [showsPrice, setShowsPrice] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [url, setUrl] = useState<string>();
  // One for what is chosen here: pressed again after the line broke, it is one link.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);

  async function make(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { signal } = leaving.current;
    setMaking(true);
    setProblem(undefined);
    const made = await makeLink(subject, { lifeDays: Number(life), showsPrice }, key, signal);
    void readSharesAgain(subject.thing);
    if (signal.aborted) return;
    setMaking(false);
    if (made.ok) return setUrl(made.value.url);
    // What was made without its picture is taken back: the next one is another.
    setKey(crypto.randomUUID());
    setProblem(made.problem);
  }

  return (
    <Dialog
      open
      title="A link for the client"
      description="Whoever has it sees the photograph, metal, stones and weight of this piece as it is now, can approve it and ask you something. They need no account."
      onClose={onClose}
    >
      {url === undefined ? (
        <form className={styles.form} onSubmit={(event) => void make(event)}>
          <Choice label="Open for" value={life} options={lifeOptions} disabled={isMaking} onChoose={setLife} />
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={showsPrice}
              disabled={isMaking}
              onChange={({ target }) => setShowsPrice(target.checked)}
            />
            Show the price
          </label>
          {showsPrice && subject.hasExampleRates && (
            <p className={styles.note}>
              This price is reckoned with example rates. Enter yours on your{' '}
              <Link to={paths.profile}>profile page</Link> first.
            </p>
          )}
          <p className={styles.quiet}>
            {listed === undefined ? 'It bears your shop’s name' : `It bears the name “${listed.shopName}”`}, also across
            the photograph. Your <Link to={paths.profile}>profile page</Link> changes it.
          </p>
          {problem !== undefined && <ErrorPanel problem={problem} />}
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" disabled={isMaking}>
              {isMaking ? 'Taking the photograph…' : 'Make the link'}
            </Button>
          </DialogActions>
        </form>
      ) : (
        <MadeLink url={url} isHereOnly={listed?.reach === 'this_computer'} onClose={onClose} />
      )}
    </Dialog>
  );
}
