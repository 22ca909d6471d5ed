import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../components/controls/button.tsx';

interface PictureInputsProps {
  readonly busy: boolean;
  readonly onPicture: (file: File) => void;
}

/** A drawing that exists already: a file, or a photograph of the paper. */
export function PictureInputs({ busy, onPicture }: PictureInputsProps) {
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    // The same file may be chosen again once it was mended.
    target.value = '';
    if (chosen !== undefined) onPicture(chosen);
  }

  const kinds = 'image/png,image/jpeg';
  return (
    <>
      <input
        ref={file}
        hidden
        type="file"
        accept={kinds}
        aria-label="Picture of a sketch"
        data-testid="sketch-file"
        onChange={take}
      />
      <input ref={camera} hidden type="file" accept={kinds} capture="environment" onChange={take} />
      <Button disabled={busy} onClick={() => file.current?.click()}>
        Open a picture
      </Button>
      <Button disabled={busy} onClick={() => camera.current?.click()}>
        Photograph a sketch
      </Button>
    </>
  );
}
