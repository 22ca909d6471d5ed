import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useTitle } from '../../app/use-title.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { promiseFor } from './promises.ts';

/** A door whose room is not built yet: what it will hold, and where the same can be done today. */
export function UnbuiltPage() {
  const promise = promiseFor(useLocation().pathname);
  useTitle(promise.title);
  return (
    <EmptyState
      title={promise.title}
      sentence={
        <>
          {promise.sentence} <strong>Not built yet.</strong>
        </>
      }
    >
      <ButtonLink look="primary" to={paths.lightning}>
        Design from a sentence
      </ButtonLink>
      <ButtonLink to={paths.modes}>Back to the studio</ButtonLink>
    </EmptyState>
  );
}
