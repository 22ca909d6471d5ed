import { useRef } from 'react';
import type { GroundName } from '#picture/contract.ts';
import { PictureFrame } from '../../../studio/pieces/picture-frame.tsx';
import { usePictures } from '../../../studio/use-studio.ts';
import type { Piece } from '../use-piece.ts';
import styles from './photo-view.module.css';
import { usePhotograph } from './use-photograph.ts';
import { drawnFor } from './drawn-for.ts';
import { useAspectRatio } from './use-aspect-ratio.ts';

/** The hero photograph, sharpening from the tray's picture to the full one. */
export function PhotoView({ piece, ground }: { readonly piece: Piece; readonly ground: GroundName }) {
  const { revision } = piece;
  const wanted = drawnFor(ground);
  const tray = usePictures(revision.id, wanted);
  const stage = useRef<HTMLDivElement>(null);
  const aspectRatio = useAspectRatio(stage);
  const { photo, final } = usePhotograph(revision, ground, aspectRatio);
  const first = tray.ground === ground ? tray.photo : undefined;
  return (
    <div className={styles.photo} ref={stage}>
      <PictureFrame
        className={styles.frame}
        alt={`${revision.spec.title}, photographed`}
        ground={wanted}
        drawing={tray.drawing}
        drawnOn={tray.drawnOn}
        photo={photo ?? first}
      />
      {!final && (
        <p className={styles.sharpening} role="status">
          Sharpening the photograph
        </p>
      )}
    </div>
  );
}
