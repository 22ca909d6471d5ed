import { type SketchedStone, sketchRanges } from '#spec/sketch.ts';
import { type BuiltCutId, builtCuts } from '#spec/tables/cuts.ts';
import { Button } from '../../../components/controls/button.tsx';
import { Choice } from '../../../components/controls/choice.tsx';
import { Slider } from '../../../components/controls/slider.tsx';
import { drawnCuts } from '../draw/sheet-tools.ts';
import styles from './panel.module.css';

interface StonePanelProps {
  readonly stone: SketchedStone;
  readonly asRead: SketchedStone;
  readonly number: number;
  readonly onMove: (change: Partial<SketchedStone>) => void;
  readonly onCommit: (change: Partial<SketchedStone>) => void;
  readonly onTakeOut: () => void;
}

const cutOptions = drawnCuts.map((cut) => ({ value: cut, label: builtCuts[cut].name }));

/** One stone of the sketch: its cut, its size, how it lies. */
export function StonePanel({ stone, asRead, number, onMove, onCommit, onTakeOut }: StonePanelProps) {
  const { cut, lengthMm, widthMm, turnDeg } = stone;
  const isRound = builtCuts[cut].oneDiameter === true;
  const sized = (length: number): Partial<SketchedStone> => ({
    lengthMm: length,
    widthMm: Math.round(((length * widthMm) / lengthMm) * 10) / 10,
  });
  const withCut = (next: BuiltCutId): Partial<SketchedStone> => {
    const { lengthToWidth, oneDiameter } = builtCuts[next];
    return {
      cut: next,
      widthMm: Math.round((lengthMm / lengthToWidth) * 10) / 10,
      ...(oneDiameter ? { turnDeg: 0 } : {}),
    };
  };
  const options = cutOptions.some(({ value }) => value === cut)
    ? cutOptions
    : [...cutOptions, { value: cut, label: builtCuts[cut].name }];
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>Stone {number}</legend>
      <Choice label="Cut" value={cut} options={options} onChoose={(next) => onCommit(withCut(next as BuiltCutId))} />
      <Slider
        label={isRound ? 'Diameter' : 'Length'}
        unit="mm"
        value={lengthMm}
        min={sketchRanges.stoneMm.min}
        max={15}
        step={0.1}
        resetTo={asRead.lengthMm}
        onMove={(length) => onMove(sized(length))}
        onCommit={(length) => onCommit(sized(length))}
      />
      {!isRound && (
        <Slider
          label="Turned"
          unit="°"
          value={turnDeg}
          min={-180}
          max={180}
          step={1}
          resetTo={asRead.turnDeg}
          onMove={(deg) => onMove({ turnDeg: deg })}
          onCommit={(deg) => onCommit({ turnDeg: deg })}
        />
      )}
      <Button onClick={onTakeOut}>Take this stone out</Button>
    </fieldset>
  );
}
