import { Button } from '../../components/controls/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { DialogActions } from '../../components/overlays/dialog-actions.tsx';
import { copyLink } from './share-item.tsx';
import styles from './share-panel.module.css';

interface MadeLinkProps {
  readonly url: string;
  /** It opens on this computer alone. */
  readonly isHereOnly: boolean;
  readonly onClose: () => void;
}

/** A link that was made, to be copied and sent. */
export function MadeLink({ url, isHereOnly, onClose }: MadeLinkProps) {
  return (
    <div className={styles.form}>
      <Field label="The link">
        {(control) => (
          <input {...control} className={styles.link} readOnly value={url} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      {isHereOnly ? (
        <p className={styles.note}>
          This studio is reached from this computer alone, and so is the link. To send links, put the studio online.
        </p>
      ) : (
        <p className={styles.quiet}>
          Paste it into a message. You find it again on this page for as long as it is open.
        </p>
      )}
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
        <Button variant="primary" onClick={() => void copyLink(url)}>
          Copy the link
        </Button>
      </DialogActions>
    </div>
  );
}
