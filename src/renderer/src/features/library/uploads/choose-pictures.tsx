import { useRef } from 'react';
import { Button } from '../../../components/controls/button.tsx';

interface ChoosePicturesProps {
  readonly onChoose: (pictures: readonly File[]) => void;
  /** It is the one thing to do on this page. */
  readonly isFirst?: boolean;
}

/** A button that asks the system for pictures. What it lets somebody choose besides, the studio refuses. */
export function ChoosePictures({ onChoose, isFirst = false }: ChoosePicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={isFirst ? 'primary' : 'quiet'} onClick={() => input.current?.click()}>
        Upload pictures
      </Button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        accept="image/png,image/jpeg,image/webp"
        aria-label="Pictures to upload"
        tabIndex={-1}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same one can be chosen once more.
          target.value = '';
        }}
      />
    </>
  );
}
