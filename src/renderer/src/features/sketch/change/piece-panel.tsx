import { useState } from 'react';
import { type Sketch, sketchRanges, type SketchWorn } from '#spec/sketch.ts';
import { type GemId, gemIds, gems } from '#spec/tables/gems.ts';
import { sketchHeightMm } from '#workbench/sketch/sketch-words.ts';
import { Choice } from '../../../components/controls/choice.tsx';
import { Slider } from '../../../components/controls/slider.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { sketchDesk } from '../../../studio/sketch/sketch-desk.ts';
import styles from './panel.module.css';

/** What is said beside the sketch. */
export interface SaidBeside {
  readonly metal: string;
  readonly gem: GemId;
  readonly more: string;
}

interface PiecePanelProps {
  readonly sketch: Sketch;
  readonly asRead: Sketch;
  readonly said: SaidBeside;
  readonly onSay: (said: SaidBeside) => void;
  readonly onMove: (sketch: Sketch) => void;
  readonly onCommit: (sketch: Sketch) => void;
}

/** What the drawn piece can be worn as. */
const wornAs: Readonly<Record<SketchWorn, string>> = {
  neck: 'Pendant on a chain',
  lobe: 'Stud earrings',
  hook: 'Drop earrings',
};

const wornOptions = Object.entries(wornAs).map(([value, label]) => ({ value, label }));

export const usualMetals = [
  '18k yellow gold',
  '18k rose gold',
  '18k white gold',
  '22k yellow gold',
  '14k yellow gold',
  'platinum',
  'sterling silver',
] as const;

const metalOptions = usualMetals.map((metal) => ({ value: metal, label: metal }));
const gemOptions = gemIds.map((id) => ({ value: id, label: gems[id].name }));
const settings = [
  { value: 'bezel', label: 'In collars (bezel)' },
  { value: 'prong', label: 'In claws' },
];

/** The piece as a whole: what it is, how large, how thick, of what. */
export function PiecePanel({ sketch, asRead, said, onSay, onMove, onCommit }: PiecePanelProps) {
  const heightMm = sketchHeightMm(sketch);
  // While it is dragged the number alone changes: the sheet would grow away under the hand.
  const [draggedMm, setDraggedMm] = useState<number>();
  const [readMm] = useState(heightMm);
  return (
    <div className={styles.panel}>
      <Choice
        label="Worn as"
        value={sketch.worn}
        options={wornOptions}
        onChoose={(worn) => onCommit({ ...sketch, worn: worn as SketchWorn })}
      />
      <Slider
        label="Height"
        unit="mm"
        value={draggedMm ?? heightMm}
        {...sketchRanges.heightMm}
        step={0.5}
        resetTo={readMm}
        onMove={setDraggedMm}
        onCommit={(mm) => {
          setDraggedMm(undefined);
          sketchDesk.resize(mm / heightMm);
        }}
      />
      <Slider
        label="Thickness"
        unit="mm"
        value={sketch.thicknessMm}
        {...sketchRanges.thicknessMm}
        step={0.1}
        resetTo={asRead.thicknessMm}
        onMove={(thicknessMm) => onMove({ ...sketch, thicknessMm })}
        onCommit={(thicknessMm) => onCommit({ ...sketch, thicknessMm })}
      />
      <Slider
        label="Bevel"
        unit="mm"
        value={sketch.bevelMm}
        {...sketchRanges.bevelMm}
        step={0.05}
        resetTo={asRead.bevelMm}
        onMove={(bevelMm) => onMove({ ...sketch, bevelMm })}
        onCommit={(bevelMm) => onCommit({ ...sketch, bevelMm })}
      />
      <Choice label="Metal" value={said.metal} options={metalOptions} onChoose={(metal) => onSay({ ...said, metal })} />
      {sketch.stones.length > 0 && (
        <>
          <Choice
            label="Main stone"
            value={said.gem}
            options={gemOptions}
            onChoose={(gem) => onSay({ ...said, gem: gem as GemId })}
          />
          <Choice
            label="Stones sit"
            value={sketch.setting}
            options={settings}
            onChoose={(setting) => onCommit({ ...sketch, setting: setting as Sketch['setting'] })}
          />
        </>
      )}
      <TextField
        label="Anything else"
        hint="Budget, for whom, a finish: in your own words"
        maxLength={200}
        value={said.more}
        onType={(more) => onSay({ ...said, more })}
      />
    </div>
  );
}
