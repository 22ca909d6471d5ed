import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/button.tsx';
import { MessageDialog } from '../../components/overlays/message-dialog.tsx';
import { homeWords } from '../home/home-words.ts';
import type { KeptDesign } from '../journal/kept-design.ts';
import { studioJournal } from '../journal/studio-journal.ts';
import { keeper } from '../studio.ts';
import { whatWaits } from './what-waits.ts';

interface LeavingDialogProps {
  /** Told whether they log out. */
  readonly onAnswer: (goes: boolean) => void;
}

/**
 * Asks what becomes of designs that have not gone home. With everything kept it asks nothing: the local copy goes, and
 * whoever logs out does.
 */
export function LeavingDialog({ onAnswer }: LeavingDialogProps) {
  const { kept, pause } = useStore(keeper.store);
  const [waiting, setWaiting] = useState<readonly KeptDesign[]>();
  const [waits, setWaits] = useState(false);

  useEffect(() => {
    let left = false;
    void studioJournal()
      .then((journal) => journal.waiting())
      .then(
        (found) => {
          if (!left) setWaiting(found);
        },
        // What can't be read stays sealed.
        () => onAnswer(true),
      );
    return () => {
      left = true;
    };
    // Each time that something has gone home, or was refused.
  }, [kept, onAnswer]);

  const isHome = waiting?.length === 0;
  useEffect(() => {
    if (isHome) void discard().then(() => onAnswer(true));
  }, [isHome, onAnswer]);

  if (waiting === undefined || isHome) return null;
  const [first] = waiting;
  const refused = waiting.find((design) => design.refused !== undefined);
  const { title, text } = whatWaits(waiting.length);
  const state = refused ?? (waits ? first : undefined);
  const words = state && homeWords(state, pause);
  return (
    <MessageDialog
      title={title}
      text={text}
      note={words && <span role="status">{`${words.said}. ${words.meaning}`.replace('..', '.')}</span>}
      onClose={() => onAnswer(false)}
    >
      <Button onClick={() => void discard().then(() => onAnswer(true))}>
        {waiting.length === 1 ? 'Throw it away' : 'Throw them away'}
      </Button>
      <Button onClick={() => onAnswer(true)}>Leave sealed here for me</Button>
      <Button
        variant="primary"
        disabled={waits && refused === undefined}
        onClick={() => {
          setWaits(true);
          for (const { id } of waiting) void keeper.again(id);
        }}
      >
        {waits && refused === undefined ? 'Waiting…' : 'Wait until kept'}
      </Button>
    </MessageDialog>
  );
}

/** The local copy goes. Where it can't, it stays sealed: nobody is kept from leaving. */
async function discard(): Promise<void> {
  await studioJournal()
    .then((journal) => journal.discard())
    .catch(() => undefined);
}
