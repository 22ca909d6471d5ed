import { createStore } from 'zustand/vanilla';
import type { Problem, Result } from '#shared/result.ts';
import type { RefusedCall } from '../../../api/studio-client.ts';
import type { ReadonlyStore } from '../../../lib/readonly-store.ts';
import type { CatalogueDesign } from '../catalogue-pages.ts';
import {
  changeTyped,
  fieldsBetween,
  type ListingChange,
  type ListingField,
  type TypedListing,
  typedListing,
} from './typed-listing.ts';

/** A design that is being listed otherwise, and is not saved. */
export interface ListingEdit {
  readonly workshopId: string;
  /** As it was when somebody began to type. */
  readonly design: CatalogueDesign;
  readonly typed: TypedListing;
  readonly isSaving: boolean;
  /** Why it was not saved. */
  readonly problem?: Problem;
  /** As somebody else has changed it meanwhile: whose stands is asked. */
  readonly theirs?: CatalogueDesign;
}

interface EditsState {
  /** By the id of the design. */
  readonly edits: Readonly<Record<string, ListingEdit>>;
}

/** Where listings are kept. */
export interface ListingHome {
  /** @param etag refused with the status 412 where the design has another */
  save(
    workshopId: string,
    id: string,
    etag: string,
    change: ListingChange,
  ): Promise<Result<CatalogueDesign, RefusedCall>>;
  read(workshopId: string, id: string): Promise<Result<CatalogueDesign, RefusedCall>>;
}

export interface ListingEditsDependencies {
  readonly home: ListingHome;
  /** Of a price that is set anew. */
  currency(): string;
  onSaved(workshopId: string, design: CatalogueDesign): void;
}

/** What is typed of designs until it is saved; it outlives the page that it is typed on. */
export interface ListingEdits {
  readonly store: ReadonlyStore<EditsState>;
  type(workshopId: string, design: CatalogueDesign, typed: Partial<TypedListing>): void;
  /** Throws away what is typed of a design, or of one of its fields. */
  undo(id: string, field?: ListingField): void;
  /** Saves what is typed, one design after the other, until there is no line. */
  save(ids: readonly string[]): Promise<void>;
  /** Answers whose stands: theirs, or what is typed here. */
  settle(id: string, whose: 'theirs' | 'mine'): Promise<void>;
  /** Somebody else sits down. */
  forget(): void;
}

const CONFLICT = 412;
const NO_LINE = 0;

/** Nothing typed yet. */
export function createListingEdits({ home, currency, onSaved }: ListingEditsDependencies): ListingEdits {
  const store = createStore<EditsState>()(() => ({ edits: {} }));
  const editOf = (id: string): ListingEdit | undefined => store.getState().edits[id];
  const put = (id: string, edit: ListingEdit) => store.setState(({ edits }) => ({ edits: { ...edits, [id]: edit } }));
  const drop = (id: string) =>
    store.setState(({ edits }) => {
      const { [id]: _dropped, ...others } = edits;
      return { edits: others };
    });

  function putTyped(id: string, edit: ListingEdit, typed: TypedListing): void {
    const change = changeTyped(edit.design, typed, currency());
    if (change.ok && Object.keys(change.value).length === 0 && edit.theirs === undefined) return drop(id);
    const { problem: _over, ...rest } = edit;
    put(id, { ...rest, typed });
  }

  /** @returns whether to go on with the next */
  async function saveOne(id: string): Promise<boolean> {
    const edit = editOf(id);
    if (edit === undefined || edit.isSaving || edit.theirs !== undefined) return true;
    const { workshopId, design } = edit;
    const change = changeTyped(design, edit.typed, currency());
    if (!change.ok) return true;
    put(id, { ...edit, isSaving: true });
    const saved = await home.save(workshopId, id, design.etag, change.value);
    const now = editOf(id);
    if (now === undefined) return false;
    if (saved.ok) {
      onSaved(workshopId, saved.value);
      // What was typed while it was on its way is still to be saved.
      putTyped(id, { ...now, isSaving: false, design: saved.value }, now.typed);
      return true;
    }
    if (saved.problem.status === CONFLICT) return compare(id);
    put(id, { ...now, isSaving: false, problem: saved.problem });
    return saved.problem.status !== NO_LINE;
  }

  /** Reads what somebody else has made of a design. Where they listed it as it was, what is typed is saved after theirs. */
  async function compare(id: string): Promise<boolean> {
    const edit = editOf(id);
    if (edit === undefined) return false;
    const read = await home.read(edit.workshopId, id);
    const now = editOf(id);
    if (now === undefined) return false;
    if (!read.ok) {
      put(id, { ...now, isSaving: false, problem: read.problem });
      return read.problem.status !== NO_LINE;
    }
    const isListedAlike = fieldsBetween(now.design, read.value).length === 0;
    if (!isListedAlike) {
      put(id, { ...now, isSaving: false, theirs: read.value });
      return true;
    }
    put(id, { ...now, isSaving: false, design: read.value });
    return saveOne(id);
  }

  return {
    store,
    type(workshopId, design, typed) {
      const edit = editOf(design.id) ?? { workshopId, design, typed: typedListing(design), isSaving: false };
      putTyped(design.id, edit, { ...edit.typed, ...typed });
    },
    undo(id, field) {
      const edit = editOf(id);
      if (edit === undefined) return;
      if (field === undefined) drop(id);
      else putTyped(id, edit, { ...edit.typed, [field]: typedListing(edit.design)[field] });
    },
    async save(ids) {
      for (const id of ids) if (!(await saveOne(id))) return;
    },
    async settle(id, whose) {
      const edit = editOf(id);
      if (edit?.theirs === undefined) return;
      const { theirs, ...rest } = edit;
      onSaved(edit.workshopId, theirs);
      if (whose === 'theirs') return drop(id);
      putTyped(id, { ...rest, design: theirs }, mineOver(edit, theirs));
      await saveOne(id);
    },
    forget: () => store.setState({ edits: {} }),
  };
}

/** What was typed here of the fields that were changed here; of the others, what somebody else has made of them. */
function mineOver({ design, typed }: ListingEdit, theirs: CatalogueDesign): TypedListing {
  const before = typedListing(design);
  const mine = Object.entries(typed).filter(([field, text]) => text !== before[field as ListingField]);
  return { ...typedListing(theirs), ...Object.fromEntries(mine) };
}
