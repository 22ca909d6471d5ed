import { useEffect } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { useWorkshopProfile } from '../../../studio/workshop-profile.ts';
import type { ListingEdit } from './listing-edits.ts';
import styles from './save-bar.module.css';
import { listingEdits } from './studio-listing-edits.ts';
import { changeTyped } from './typed-listing.ts';

/** How many designs are typed and not saved, whether shown or not, and what can be done about it. */
export function SaveBar({ edits }: { readonly edits: Readonly<Record<string, ListingEdit>> }) {
  const { currency } = useWorkshopProfile();
  const all = Object.entries(edits);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      // Also with nothing to save: nobody wants the browser to save its page.
      event.preventDefault();
      void listingEdits.save(Object.keys(listingEdits.store.getState().edits));
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (all.length === 0) return null;
  const isSaving = all.some(([, { isSaving: is }]) => is);
  const wrong = all.filter(([, edit]) => !changeTyped(edit.design, edit.typed, currency).ok).length;
  const asked = all.filter(([, { theirs }]) => theirs !== undefined).length;
  return (
    <div className={styles.bar} role="region" aria-label="Not saved">
      <p role="status">
        {isSaving ? 'Saving…' : `${all.length === 1 ? 'One design is' : `${all.length} designs are`} not saved.`}
        {wrong > 0 && ` ${wrong === 1 ? 'One has' : `${wrong} have`} something to mend first.`}
        {asked > 0 && ' Say above whose stands.'}
      </p>
      <Button disabled={isSaving} onClick={() => all.map(([id]) => listingEdits.undo(id))}>
        Undo all
      </Button>
      <Button
        variant="primary"
        disabled={isSaving || wrong + asked >= all.length}
        onClick={() => void listingEdits.save(all.map(([id]) => id))}
      >
        Save
      </Button>
    </div>
  );
}
