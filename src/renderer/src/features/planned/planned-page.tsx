import { ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/display/empty-state.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { paths } from '../../lib/navigation/paths.ts';

interface PlannedPageProps {
  readonly title: string;
  /** What the page will do, in one sentence. */
  readonly plan: string;
}

/** A page that is not built yet: what it will do, and links to pages that work today. */
export function PlannedPage({ title, plan }: PlannedPageProps) {
  useTitle(title);
  return (
    <EmptyState
      title={title}
      sentence={
        <>
          {plan} <strong>Not built yet.</strong>
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
