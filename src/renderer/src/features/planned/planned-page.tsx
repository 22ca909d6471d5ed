import { ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/display/empty-state.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { type PlannedAddress, plans } from './plans.ts';

/** A page that is not built yet: what it will do, and links to pages that work today. */
export function PlannedPage({ path }: { readonly path: PlannedAddress }) {
  const { heading, plan } = plans[path];
  useTitle(heading);
  return (
    <EmptyState
      title={heading}
      sentence={
        <>
          {plan} <strong>Coming soon.</strong>
        </>
      }
    >
      <ButtonLink variant="primary" to={paths.lightning}>
        Design from a sentence
      </ButtonLink>
      <ButtonLink to={paths.modes}>Back to the studio</ButtonLink>
    </EmptyState>
  );
}
