import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SketchSource } from '#designer/sketch/contract.ts';
import type { Problem } from '#shared/result.ts';
import { Button, ButtonLink } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { readOnDesk } from '../../studio/sketch/read-on-desk.ts';
import type { SketchOnDesk } from '../../studio/sketch/sketch-desk.ts';
import { studioWorkbench } from '../../studio/workbench/studio-workbench.ts';
import { openPicture } from './draw/open-picture.ts';
import { PictureInputs } from './draw/picture-inputs.tsx';
import { DrawingSheet } from './draw/sheet.tsx';
import { sheetPicture } from './draw/sheet-picture.ts';
import { type SheetOptions, type SheetTool, usualCut } from './draw/sheet-tools.ts';
import { ToolBar } from './draw/tool-bar.tsx';
import { useSheet } from './draw/use-sheet.ts';
import styles from './sketch-page.module.css';

/** A sheet to draw on; a drawing that is on paper already can be opened or photographed instead. */
export function SketchPage() {
  useTitle('From a sketch');
  const [tool, setTool] = useState<SheetTool>('pen');
  const [options, setOptions] = useState<SheetOptions>({ cut: usualCut, mirrored: false });
  const sheet = useSheet(tool, options);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const navigate = useNavigate();
  useEffect(() => studioWorkbench().warmUp(), []);

  async function read(source: SketchSource, paper: Pick<SketchOnDesk, 'picture' | 'aspect'>) {
    const why = await readOnDesk(source, paper);
    setBusy(false);
    setProblem(why);
    if (why === undefined) void navigate(paths.sketchChange);
  }

  async function readPicture(file: File) {
    setBusy(true);
    const opened = await openPicture(file);
    if (opened.ok) return read({ from: 'picture', picture: opened.value.bitmap }, opened.value);
    setBusy(false);
    setProblem(opened.problem);
  }

  function readSheet() {
    setBusy(true);
    const { drawing } = sheet;
    void read({ from: 'drawing', drawing }, { picture: sheetPicture(drawing), aspect: 1 });
  }

  return (
    <section className={styles.page} aria-labelledby="sketch-heading">
      <header className={styles.head}>
        <h1 className={styles.heading} id="sketch-heading">
          From a sketch
        </h1>
        <p className={styles.sentence}>
          Its outline becomes the metal of a pendant or a pair of earrings, with the stones where you draw them.
        </p>
      </header>
      <ToolBar
        tool={tool}
        options={options}
        canUndo={sheet.canUndo}
        onTool={setTool}
        onOptions={setOptions}
        onUndo={sheet.undo}
        onClear={sheet.clear}
      />
      <DrawingSheet sheet={sheet} options={options} />
      {problem !== undefined && (
        <ErrorPanel problem={problem}>
          {problem.code === 'sketch_is_a_ring' && <ButtonLink to={paths.lightning}>Describe the ring</ButtonLink>}
        </ErrorPanel>
      )}
      <footer className={styles.actions}>
        <Button variant="primary" disabled={busy} onClick={readSheet}>
          {busy ? 'Reading the sketch…' : 'Make it metal'}
        </Button>
        <PictureInputs busy={busy} onPicture={(file) => void readPicture(file)} />
      </footer>
    </section>
  );
}
