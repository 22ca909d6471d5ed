import { Eraser, FlipVertical2, Gem, type LucideIcon, Pencil, Slash, Trash2, Undo2 } from 'lucide-react';
import { type BuiltCutId, builtCuts } from '#spec/tables/cuts.ts';
import { Choice } from '../../../components/controls/choice.tsx';
import { IconButton } from '../../../components/controls/icon-button.tsx';
import { drawnCuts, type SheetOptions, type SheetTool, sheetTools } from './sheet-tools.ts';
import styles from './tool-bar.module.css';

interface ToolBarProps {
  readonly tool: SheetTool;
  readonly options: SheetOptions;
  readonly canUndo: boolean;
  readonly onTool: (tool: SheetTool) => void;
  readonly onOptions: (options: SheetOptions) => void;
  readonly onUndo: () => void;
  readonly onClear: () => void;
}

const names: Readonly<Record<SheetTool, string>> = {
  pen: 'Pen',
  line: 'Straight line',
  stone: 'Stone: draw from its middle outwards',
  eraser: 'Eraser',
};
const icons: Readonly<Record<SheetTool, LucideIcon>> = { pen: Pencil, line: Slash, stone: Gem, eraser: Eraser };

const cutOptions = drawnCuts.map((cut) => ({ value: cut, label: builtCuts[cut].name }));

/** What is drawn with, and how. */
export function ToolBar({ tool, options, canUndo, onTool, onOptions, onUndo, onClear }: ToolBarProps) {
  return (
    <div className={styles.bar} role="toolbar" aria-label="Drawing tools">
      {sheetTools.map((name) => {
        const Icon = icons[name];
        return (
          <IconButton
            key={name}
            label={names[name]}
            icon={<Icon size={20} strokeWidth={1.5} aria-hidden />}
            pressed={tool === name}
            onClick={() => onTool(name)}
          />
        );
      })}
      {tool === 'stone' && (
        <Choice
          label="Cut of the stone"
          hidesLabel
          value={options.cut ?? ''}
          options={cutOptions}
          onChoose={(cut) => onOptions({ ...options, cut: cut as BuiltCutId })}
        />
      )}
      <span className={styles.gap} />
      <IconButton
        label="Draw both sides at once"
        icon={<FlipVertical2 size={20} strokeWidth={1.5} aria-hidden />}
        pressed={options.mirrored}
        onClick={() => onOptions({ ...options, mirrored: !options.mirrored })}
      />
      <IconButton
        label="Undo"
        icon={<Undo2 size={20} strokeWidth={1.5} aria-hidden />}
        disabled={!canUndo}
        onClick={onUndo}
      />
      <IconButton label="Clear the sheet" icon={<Trash2 size={20} strokeWidth={1.5} aria-hidden />} onClick={onClear} />
    </div>
  );
}
