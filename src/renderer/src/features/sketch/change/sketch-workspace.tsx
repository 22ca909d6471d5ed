import { Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Sketch } from '#spec/sketch.ts';
import { sketchWords } from '#workbench/sketch/sketch-words.ts';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { IconButton } from '../../../components/controls/icon-button.tsx';
import { ErrorPanel } from '../../../components/display/error-panel.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { ReadingBrief } from '../../../studio/composer/reading-brief.tsx';
import { useDesigning } from '../../../studio/composer/use-designing.ts';
import { sketchDesk, type SketchOnDesk } from '../../../studio/sketch/sketch-desk.ts';
import { isEvenOutline } from './bend-outline.ts';
import { withoutStone, withStone } from './change-sketch.ts';
import { PiecePanel, type SaidBeside, usualMetals } from './piece-panel.tsx';
import { SketchEditor } from './sketch-editor.tsx';
import styles from './sketch-workspace.module.css';
import { StonePanel } from './stone-panel.tsx';
import { usePieceDrawing } from './use-piece-drawing.ts';

/** The sketch, the piece, and what can be changed of both. */
export function SketchWorkspace({ desk }: { readonly desk: SketchOnDesk }) {
  const [held, setHeld] = useState<Sketch>();
  const [selected, setSelected] = useState<number>();
  const [said, setSaid] = useState<SaidBeside>({ metal: usualMetals[0], gem: 'diamond', more: '' });
  const sketch = held ?? desk.sketch;
  const { asRead } = desk;
  const isEven = useMemo(() => isEvenOutline(asRead.outline), [asRead.outline]);
  const brief = sketchWords(desk.sketch, said);
  const drawing = usePieceDrawing(sketch, brief);
  const { design, reading, problem } = useDesigning();
  const stone = selected === undefined ? undefined : sketch.stones[selected];

  function commit(next: Sketch) {
    setHeld(undefined);
    sketchDesk.change(next);
  }

  const changed = (change: Parameters<typeof withStone>[2]): Sketch =>
    selected === undefined ? sketch : withStone(sketch, selected, change, isEven);

  return (
    <section className={styles.page} aria-labelledby="change-heading">
      <header className={styles.head}>
        <h1 className={styles.heading} id="change-heading">
          Change the sketch
        </h1>
        <IconButton
          label="Undo"
          icon={<Undo2 size={20} strokeWidth={1.5} aria-hidden />}
          disabled={desk.before.length === 0}
          onClick={sketchDesk.undo}
        />
      </header>
      <figure className={styles.figure}>
        <SketchEditor
          desk={desk}
          sketch={sketch}
          isEven={isEven}
          selected={selected}
          onSelect={setSelected}
          onDrag={setHeld}
          onDrop={() => held !== undefined && commit(held)}
          onCommit={commit}
        />
        <figcaption className={styles.caption}>
          Pull the outline, move the stones{desk.regions.length > 0 && ', press an area to saw it out'}.
        </figcaption>
      </figure>
      <figure className={styles.figure}>
        <div className={styles.piece} data-ground="paper">
          {drawing.svg !== undefined && (
            <img
              className={styles.drawing}
              src={`data:image/svg+xml,${encodeURIComponent(drawing.svg)}`}
              alt={`The piece: ${brief}`}
            />
          )}
        </div>
        <figcaption className={styles.caption}>{brief}</figcaption>
      </figure>
      <div className={styles.side}>
        {stone !== undefined && selected !== undefined && (
          <StonePanel
            stone={stone}
            asRead={asRead.stones[selected] ?? stone}
            number={selected + 1}
            onMove={(change) => setHeld(changed(change))}
            onCommit={(change) => commit(changed(change))}
            onTakeOut={() => {
              setSelected(undefined);
              commit(withoutStone(sketch, selected, isEven));
            }}
          />
        )}
        <PiecePanel sketch={sketch} asRead={asRead} said={said} onSay={setSaid} onMove={setHeld} onCommit={commit} />
      </div>
      <footer className={styles.foot}>
        {desk.notes.length > 0 && (
          <ul className={styles.notes} aria-label="What was taken from the sketch">
            {desk.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {(problem ?? drawing.problem) !== undefined && (
          <ErrorPanel problem={(problem ?? drawing.problem) as NonNullable<typeof problem>} />
        )}
        {reading !== undefined ? (
          <ReadingBrief {...reading} />
        ) : (
          <div className={styles.actions}>
            <Button variant="primary" onClick={() => design(brief, { sketch: desk.sketch })}>
              Design four
            </Button>
            <ButtonLink to={paths.sketch}>Back to the sheet</ButtonLink>
          </div>
        )}
      </footer>
    </section>
  );
}
