import { Button } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { CatalogueError } from './catalogue-pages.ts';

interface UnreadProps {
  readonly error: Error;
  /** What there is without a line to the workshop. */
  readonly withoutLine: string;
  readonly onRetry: () => void;
}

/** Why designs of the workshop can't be shown. */
export function Unread({ error, withoutLine, onRetry }: UnreadProps) {
  const problem =
    error instanceof CatalogueError && !error.isWithoutLine
      ? error.problem
      : {
          message: 'There is no line to your workshop.',
          remedy: `${withoutLine} Check the connection, then try again.`,
        };
  return (
    <ErrorPanel problem={problem}>
      <Button onClick={onRetry}>Try again</Button>
    </ErrorPanel>
  );
}
