import { money } from '#shared/money.ts';
import { listingRules } from '#shared/forms/listing-rules.ts';
import { TextField } from '../../../components/forms/text-field.tsx';
import { useWorkshopProfile } from '../../../studio/workshop-profile.ts';
import type { CatalogueDesign } from '../catalogue-pages.ts';
import type { ListingEdit } from './listing-edits.ts';
import { listingEdits } from './studio-listing-edits.ts';
import { changeTyped, type ListingField, typedListing } from './typed-listing.ts';

interface ListingFormProps {
  readonly workshopId: string;
  readonly design: CatalogueDesign;
  readonly edit: ListingEdit | undefined;
  readonly mayWrite: boolean;
}

/** All that is said of one design. */
export function ListingForm({ workshopId, design, edit, mayWrite }: ListingFormProps) {
  const { currency } = useWorkshopProfile();
  const typed = edit?.typed ?? typedListing(design);
  const change = edit && changeTyped(edit.design, typed, currency);
  const problems = change?.ok === false ? change.problem : {};
  const { estimate, priceOverride } = design;
  const reckoned = estimate?.price && money(estimate.price.hundredths / 100, estimate.price.currency);
  const field = (name: ListingField) => ({
    value: typed[name],
    error: problems[name],
    disabled: !mayWrite || edit?.isSaving === true || edit?.theirs !== undefined,
    onType: (text: string) => listingEdits.type(workshopId, design, { [name]: text }),
  });
  return (
    <>
      {!mayWrite && <p>Your role in this workshop reads titles and tags, and does not change them.</p>}
      <TextField label="Title" required maxLength={listingRules.title.most} {...field('title')} />
      <TextField label="SKU" hint="Your own stock number" {...field('sku')} />
      <TextField label="Collection" {...field('collection')} />
      <TextField label="Tags" hint="With commas between them: bridal, window" {...field('tags')} />
      <TextField
        label={`Your price, ${priceOverride?.currency ?? currency}`}
        hint={`All taxes included. Left empty, it is reckoned${reckoned === undefined ? '' : `: ${reckoned}`}.`}
        {...field('price')}
      />
      <TextField label="Description" isLong {...field('description')} />
    </>
  );
}
