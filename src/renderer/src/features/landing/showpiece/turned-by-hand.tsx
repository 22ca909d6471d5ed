import { useEffect, useRef, useState } from 'react';
import { createViewer, type Viewer } from '#scene/viewer.ts';
import { designSpecSchema } from '#spec/design-spec.ts';
import { showpieceSpec } from '../../../assets/showpiece/showpiece-spec.ts';
import { classes } from '../../../lib/classes.ts';
import { type CounterWords, counterWords } from '../../../studio/pieces/counter-words.ts';
import { useTrayGround } from '../../../studio/tray-ground.ts';
import { sortMetal } from '../../../studio/workbench/sort-metal.ts';
import { studioWorkbench } from '../../../studio/workbench/studio-workbench.ts';
import styles from './turned-by-hand.module.css';
import type { VariantGem, VariantMetal } from './variants.ts';

const spec = designSpecSchema.parse(showpieceSpec);

interface TurnedByHandProps {
  readonly metal: VariantMetal;
  readonly gem: VariantGem;
  readonly isShown: boolean;
  /** Called when the ring can be turned. */
  readonly onShown: () => void;
  readonly onSummary: (summary: CounterWords) => void;
  readonly onCannot: () => void;
}

/** The showpiece in three dimensions. The engine builds it in this browser and computes its summary again. */
export function TurnedByHand({ metal, gem, isShown, onShown, onSummary, onCannot }: TurnedByHandProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [viewer, setViewer] = useState<Viewer>();
  const ground = useTrayGround();
  const callbacks = useRef({ onShown, onSummary, onCannot });
  callbacks.current = { onShown, onSummary, onCannot };

  useEffect(() => {
    if (canvas.current === null) return;
    // The wheel keeps scrolling the page; plus, minus and pinching zoom.
    canvas.current.addEventListener('wheel', (event) => event.stopImmediatePropagation(), { capture: true });
    const made = createViewer(canvas.current, { onError: () => callbacks.current.onCannot(), sortMetal });
    if (made === undefined) {
      callbacks.current.onCannot();
      return;
    }
    setViewer(made);
    return () => made.dispose();
  }, []);

  useEffect(() => viewer?.setGround(ground), [viewer, ground]);

  // Who pressed for it turns it next; who has gone on to something else meanwhile stays there.
  useEffect(() => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || canvas.current?.closest('figure')?.contains(activeElement) === true;
    if (isShown && isHere) canvas.current?.focus({ preventScroll: true });
  }, [isShown]);

  useEffect(() => {
    if (viewer === undefined) return;
    const changed = changedTo(metal, gem);
    const job = studioWorkbench().start(
      { type: 'build', lane: 'showpiece', spec: changed, quality: 'view' },
      (answer) => {
        if (answer.type === 'failed') callbacks.current.onCannot();
        if (answer.type !== 'built') return;
        viewer.show(answer.model);
        callbacks.current.onShown();
        if (answer.sheet !== undefined) callbacks.current.onSummary(counterWords(changed, answer.sheet));
      },
    );
    return () => job.cancel();
  }, [viewer, metal, gem]);

  return (
    <canvas
      ref={canvas}
      className={classes(styles.canvas, isShown && styles.shown)}
      tabIndex={0}
      role="img"
      aria-label="The ring in three dimensions. Turn it with the arrow keys, plus and minus come closer or go farther."
    />
  );
}

function changedTo(metal: VariantMetal, gem: VariantGem): typeof spec {
  const { centre } = spec.stones;
  if (centre === undefined) throw new Error('The showpiece has no stone called centre');
  return {
    ...spec,
    metal: { ...spec.metal, alloy: metal },
    stones: { ...spec.stones, centre: { ...centre, gem } },
  };
}
