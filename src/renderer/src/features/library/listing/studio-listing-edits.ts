import type { InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../../../api/query-client.ts';
import { studio } from '../../../api/studio-client.ts';
import { useAuth } from '../../../state/auth.ts';
import { keeper } from '../../../studio/studio.ts';
import { workshopProfile } from '../../../studio/workshop-profile.ts';
import type { CatalogueDesign, CataloguePage, DesignToList } from '../catalogue-pages.ts';
import { createListingEdits } from './listing-edits.ts';
import { createListingHome } from './listing-home.ts';

/** What is typed in this window, until it is saved. */
export const listingEdits = createListingEdits({
  home: createListingHome(studio),
  currency: () => workshopProfile().currency,
  onSaved: show,
});

/** What is shown of a design follows, in its place; the drafts of this browser learn of it, too. */
function show(workshopId: string, design: CatalogueDesign): void {
  queryClient.setQueriesData<InfiniteData<CataloguePage>>(
    { queryKey: ['designs', workshopId] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          designs: page.designs.map((one) => (one.id === design.id ? { ...one, ...design } : one)),
        })),
      },
  );
  queryClient.setQueryData<DesignToList>(
    ['design', design.id],
    (opened) => opened && { ...opened, design: { ...opened.design, ...design } },
  );
  void keeper.refresh(design.id);
}

useAuth.subscribe(({ user }, { user: before }) => {
  if (user?.userId !== before?.userId) listingEdits.forget();
});

// The browser asks before it closes what is not saved.
addEventListener('beforeunload', (event) => {
  if (Object.keys(listingEdits.store.getState().edits).length > 0) event.preventDefault();
});
