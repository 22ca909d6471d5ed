import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { MessageDialog } from '../../../components/overlays/message-dialog.tsx';
import { showChanged } from './studio-uploads.ts';
import { deleteUpload, type KeptUpload } from './upload-calls.ts';

interface DeleteUploadProps {
  readonly workshopId: string;
  readonly file: KeptUpload;
}

const NOT_FOUND = 404;

/** Deletes a picture, once somebody has said so twice: there is no bin. */
export function DeleteUpload({ workshopId, file: { id, name } }: DeleteUploadProps) {
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function erase(): Promise<void> {
    setDeleting(true);
    const deleted = await deleteUpload(workshopId, id);
    setDeleting(false);
    // Somebody else was faster.
    if (deleted.ok || deleted.problem.status === NOT_FOUND) showChanged(workshopId, id, undefined);
    else setRefused(`${deleted.problem.message} ${deleted.problem.remedy}`);
  }

  return (
    <>
      <Button variant="bare" aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      {isAsking && (
        <MessageDialog
          title="Delete this picture?"
          text={`“${name}” is deleted for everybody in your workshop. This cannot be undone.`}
          detail={refused}
          onClose={() => setAsking(false)}
        >
          <Button onClick={() => setAsking(false)}>Keep it</Button>
          <Button variant="primary" disabled={isDeleting} onClick={() => void erase()}>
            Delete it
          </Button>
        </MessageDialog>
      )}
    </>
  );
}
