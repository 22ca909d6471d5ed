import { Link } from 'react-router-dom';
import { money } from '#shared/money.ts';
import { capitalised } from '#shared/words.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { piecePath } from '../../../lib/navigation/filled-paths.ts';
import { shortAlloyName } from '../../../studio/pieces/alloy-name.ts';
import { PictureFrame } from '../../../studio/pieces/picture-frame.tsx';
import { useWorkshopProfile } from '../../../studio/workshop-profile.ts';
import type { CatalogueDesign } from '../catalogue-pages.ts';
import { useDesignPicture } from '../use-design-picture.ts';
import type { ListingEdit } from './listing-edits.ts';
import { ListingConflict } from './listing-conflict.tsx';
import styles from './listing-table.module.css';
import { listingEdits } from './studio-listing-edits.ts';
import { changeTyped, type ListingField, typedListing } from './typed-listing.ts';

interface ListingRowProps {
  readonly workshopId: string;
  readonly design: CatalogueDesign;
  readonly edit: ListingEdit | undefined;
  readonly mayWrite: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

const columns = [
  { field: 'title', label: 'Title', placeholder: '' },
  { field: 'sku', label: 'SKU', placeholder: '' },
  { field: 'collection', label: 'Collection', placeholder: '' },
  { field: 'tags', label: 'Tags', placeholder: 'bridal, window' },
] as const satisfies readonly { readonly field: ListingField; readonly label: string; readonly placeholder: string }[];

/** A design in the table, and under it what became of its change. */
export function ListingRow({ workshopId, design, edit, mayWrite, isChosen, onChoose }: ListingRowProps) {
  const pictures = useDesignPicture(workshopId, design);
  const { currency } = useWorkshopProfile();
  const typed = edit?.typed ?? typedListing(design);
  const change = edit && changeTyped(edit.design, typed, currency);
  const problems = change?.ok === false ? change.problem : {};
  const { estimate, title, id } = design;
  const reckoned = estimate?.price && money(estimate.price.hundredths / 100, estimate.price.currency);
  const isBusy = edit?.isSaving === true || edit?.theirs !== undefined;

  const cell = (field: ListingField, label: string, placeholder: string) => (
    <td className={styles.cell} data-label={label} key={field}>
      <input
        aria-label={`${label} of ${title}`}
        aria-invalid={problems[field] !== undefined || undefined}
        aria-describedby={problems[field] === undefined ? undefined : `${id} ${field}`}
        autoComplete="off"
        className={styles.input}
        data-field={field}
        data-typed={edit !== undefined && typed[field] !== typedListing(edit.design)[field] ? '' : undefined}
        inputMode={field === 'price' ? 'decimal' : undefined}
        placeholder={placeholder}
        readOnly={!mayWrite || isBusy}
        value={typed[field]}
        onChange={(event) => listingEdits.type(workshopId, design, { [field]: event.target.value })}
        onKeyDown={(event) => event.key === 'Escape' && listingEdits.undo(id, field)}
      />
      {problems[field] !== undefined && (
        <p className={styles.wrong} id={`${id} ${field}`}>
          {problems[field]}
        </p>
      )}
    </td>
  );

  return (
    <tbody className={styles.design} data-state={edit === undefined ? undefined : 'typed'}>
      <tr className={styles.row}>
        {mayWrite && (
          <td className={styles.choose}>
            <label className={styles.choice}>
              <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
              <span className="visually-hidden">Choose {title}</span>
            </label>
          </td>
        )}
        <td className={styles.piece}>
          <Link className={styles.picture} to={piecePath(id)} tabIndex={-1} aria-hidden>
            <PictureFrame alt="" {...pictures} />
          </Link>
          <p className={styles.facts}>
            {capitalised(pieceKinds[design.kind].called)}, {shortAlloyName(design.alloy)}
            <Link className={styles.more} to={`?design=${id}`} aria-label={`${title}: description and more`}>
              {design.description === '' ? 'Describe' : 'Description'}
            </Link>
          </p>
        </td>
        {columns.map(({ field, label, placeholder }) => cell(field, label, placeholder))}
        {cell('price', `Your price, ${design.priceOverride?.currency ?? currency}`, reckoned ?? '')}
      </tr>
      {edit !== undefined && (edit.theirs !== undefined || edit.problem !== undefined) && (
        <tr className={styles.told}>
          <td colSpan={mayWrite ? 7 : 6}>
            <ListingConflict edit={edit} />
          </td>
        </tr>
      )}
    </tbody>
  );
}
