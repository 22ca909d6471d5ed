import { type PartField, fieldsOfPart } from '#spec/part-fields.ts';
import { Choice } from '../../../components/controls/choice.tsx';
import { capitalised, nameOfId } from '#shared/words.ts';
import { fieldPatch } from '#spec/piece-edits.ts';
import type { Piece } from '../use-piece.ts';
import styles from './control-group.module.css';
import { NumberControl } from './number-control.tsx';

/** One part with all that can be set on it, read from its schema. */
export function PartControls({ piece, id }: { readonly piece: Piece; readonly id: string }) {
  const part = piece.spec.parts[id];
  if (part === undefined) return null;
  const values = part as Readonly<Record<string, unknown>>;
  const kind = nameOfId(part.kind);
  const name = nameOfId(id);
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        {name}
        {kind !== name && <span className={styles.kind}>{kind.toLowerCase()}</span>}
      </summary>
      <div className={styles.controls}>
        {fieldsOfPart(part.kind).map((field) => (
          <PartFieldControl key={field.key} piece={piece} id={id} field={field} value={values[field.key]} />
        ))}
      </div>
    </details>
  );
}

interface PartFieldControlProps {
  readonly piece: Piece;
  readonly id: string;
  readonly field: PartField;
  readonly value: unknown;
}

/** The control for a field; references to parts or stones and drawn outlines have none. */
function PartFieldControl({ piece, id, field, value }: PartFieldControlProps) {
  const { key, meta } = field;
  const place = { of: 'parts', id, key } as const;
  switch (meta.control) {
    case 'number':
      return typeof value === 'number' ? (
        <NumberControl piece={piece} field={place} label={meta.label} unit={meta.unit} limits={meta} value={value} />
      ) : null;
    case 'choice':
      return (
        <Choice
          label={meta.label}
          value={String(value)}
          options={meta.options.map((option) => ({ value: option, label: capitalised(option.replaceAll('-', ' ')) }))}
          onChoose={(chosen) => piece.edit(fieldPatch({ ...place, value: chosen }))}
        />
      );
    case 'part':
    case 'stone':
    case 'text':
    case 'outline':
      return null;
  }
}
