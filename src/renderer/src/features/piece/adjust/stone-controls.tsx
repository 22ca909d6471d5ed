import { type BuiltCutId, builtCutIds, builtCuts } from '#spec/tables/cuts.ts';
import { type GemId, gemIds, gems } from '#spec/tables/gems.ts';
import { Choice } from '../../../components/controls/choice.tsx';
import { nameOfId } from '#shared/words.ts';
import { fieldPatch, gemPatch, shapePatch } from '#spec/piece-edits.ts';
import type { Piece } from '../use-piece.ts';
import styles from './control-group.module.css';
import { NumberControl } from './number-control.tsx';

const gemOptions = gemIds.map((id) => ({ value: id, label: gems[id].name }));
const shapeOptions = builtCutIds.map((id) => ({ value: id, label: builtCuts[id].name }));

/** Stones are ordered in steps of a twentieth of a millimetre. */
const STEP_MM = 0.05;

interface StoneControlsProps {
  readonly piece: Piece;
  readonly id: string;
  readonly open: boolean;
}

/** One kind of stone: gem, colour, shape and size. */
export function StoneControls({ piece, id, open }: StoneControlsProps) {
  const stone = piece.spec.stones[id];
  if (stone === undefined) return null;
  const { colours } = gems[stone.gem];
  const lengths = builtCuts[stone.shape].tradeSizes.map(({ lengthMm }) => lengthMm);
  const widths = builtCuts[stone.shape].tradeSizes.map(({ widthMm }) => widthMm);
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.summary}>
        {nameOfId(id)}
        <span className={styles.kind}>stone</span>
      </summary>
      <div className={styles.controls}>
        <div className={styles.pair}>
          <Choice
            label="Gem"
            value={stone.gem}
            options={gemOptions}
            onChoose={(gem) => piece.edit(gemPatch(id, stone, gem as GemId))}
          />
          <Choice
            label="Shape"
            value={stone.shape}
            options={shapeOptions}
            onChoose={(shape) => piece.edit(shapePatch(id, stone, shape as BuiltCutId))}
          />
        </div>
        {colours.length > 1 && (
          <Choice
            label="Colour"
            value={stone.colour ?? colours[0].name}
            options={colours.map(({ name }) => ({ value: name, label: name }))}
            onChoose={(value) => piece.edit(fieldPatch({ of: 'stones', id, key: 'colour', value }))}
          />
        )}
        <NumberControl
          piece={piece}
          field={{ of: 'stones', id, key: 'lengthMm' }}
          label={builtCuts[stone.shape].oneDiameter ? 'Diameter' : 'Length'}
          unit="mm"
          limits={limitsOf(lengths, stone.lengthMm)}
          value={stone.lengthMm}
        />
        {stone.widthMm !== undefined && (
          <NumberControl
            piece={piece}
            field={{ of: 'stones', id, key: 'widthMm' }}
            label="Width"
            unit="mm"
            limits={limitsOf(widths, stone.widthMm)}
            value={stone.widthMm}
          />
        )}
      </div>
    </details>
  );
}

/** The sizes that the cut is sold in, widened to the stone that is there. */
function limitsOf(sizes: readonly number[], current: number) {
  return { min: Math.min(...sizes, current), max: Math.max(...sizes, current), step: STEP_MM };
}
