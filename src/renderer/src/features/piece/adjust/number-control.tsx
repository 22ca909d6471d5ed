import { Slider } from '../../../components/controls/slider.tsx';
import { type FieldEdit, fieldPatch, withField } from '../piece-edits.ts';
import type { Piece } from '../use-piece.ts';

interface NumberControlProps {
  readonly piece: Piece;
  readonly field: Omit<FieldEdit, 'value'>;
  readonly label: string;
  readonly unit: string;
  readonly limits: { readonly min: number; readonly max: number; readonly step: number };
  readonly value: number;
}

/** A slider for a dimension of a part or a stone. The piece follows the thumb, and is weighed when it is released. */
export function NumberControl({ piece, field, label, unit, limits, value }: NumberControlProps) {
  return (
    <Slider
      label={label}
      unit={unit}
      {...limits}
      value={value}
      resetTo={proposedValue(piece, field) ?? value}
      onMove={(next) => piece.hold(withField(piece.revision.spec, { ...field, value: next }))}
      onCommit={(next) => piece.edit(fieldPatch({ ...field, value: next }))}
    />
  );
}

/** The proposal's value, to which a double-click resets. */
function proposedValue(piece: Piece, { of, id, key }: Omit<FieldEdit, 'value'>): number | undefined {
  const proposed = piece.draft.revisions[0]?.spec[of][id] as Readonly<Record<string, unknown>> | undefined;
  const value = proposed?.[key];
  return typeof value === 'number' ? value : undefined;
}
