import { useEffect, useRef, useState } from 'react';
import type { GroundName } from '#picture/contract.ts';
import { createViewer, type Viewer } from '#scene/viewer.ts';
import { usePictures } from '../../../studio/use-studio.ts';
import { sortMetal } from '../../../studio/workbench/sort-metal.ts';
import { classes } from '../../../lib/classes.ts';
import type { Piece } from '../use-piece.ts';
import { drawnFor } from './drawn-for.ts';
import styles from './turn-view.module.css';

interface TurnViewProps {
  readonly piece: Piece;
  readonly ground: GroundName;
  /** This browser can't show the piece in three dimensions. */
  readonly onCannot: () => void;
}

/** The live 3D view; it appears over the piece's drawing once the solid is there. */
export function TurnView({ piece, ground, onCannot }: TurnViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [viewer, setViewer] = useState<Viewer>();
  const [isShown, setShown] = useState(false);
  const [isSharpening, setSharpening] = useState(false);
  const wanted = drawnFor(ground);
  const { drawing, drawnOn } = usePictures(piece.revision.id, wanted);
  const { model } = piece.solid;

  const cannot = useRef(onCannot);
  cannot.current = onCannot;
  useEffect(() => {
    if (canvas.current === null) return;
    const made = createViewer(canvas.current, {
      onError: () => cannot.current(),
      sortMetal,
      onSharpening: setSharpening,
    });
    if (made === undefined) {
      cannot.current();
      return;
    }
    setViewer(made);
    return () => {
      setViewer(undefined);
      setShown(false);
      made.dispose();
    };
  }, []);

  useEffect(() => viewer?.setGround(ground), [viewer, ground]);
  useEffect(() => {
    if (model === undefined || viewer === undefined) return;
    viewer.show(model);
    setShown(true);
  }, [viewer, model]);

  return (
    <>
      {drawing !== undefined && (
        <img className={styles.drawing} src={drawing} alt="" data-ground={drawnOn === wanted ? undefined : drawnOn} />
      )}
      <canvas
        ref={canvas}
        className={classes(styles.canvas, isShown && styles.shown)}
        tabIndex={0}
        role="img"
        aria-label={`${piece.spec.title} in three dimensions. Turn it with the arrow keys, plus and minus come closer or go farther.`}
      />
      {(!isShown || isSharpening) && (
        <p key={String(isShown)} className={styles.coming} role="status">
          {isShown ? 'Sharpening the picture…' : 'Getting it ready for you to turn…'}
        </p>
      )}
    </>
  );
}
