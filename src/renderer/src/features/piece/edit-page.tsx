import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../components/controls/button.tsx';
import { EmptyState } from '../../components/display/empty-state.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { adjustPath } from '../../lib/navigation/filled-paths.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useLastPlaces } from '../../state/last-places.ts';
import { studioJournal } from '../../studio/journal/studio-journal.ts';

/** The piece that was opened last, by its measures and in a conversation; after a reload the first of the newest tray. */
export function EditPage() {
  useTitle('Adjust');
  const opened = useLastPlaces(({ piece }) => piece);
  const [newest, setNewest] = useState<{ readonly piece: string | undefined }>();
  useEffect(() => {
    let left = false;
    void studioJournal()
      .then((journal) => journal.recentTrays(1))
      .then(([tray]) => {
        if (!left) setNewest({ piece: tray?.drafts[0] });
      });
    return () => {
      left = true;
    };
  }, []);

  const piece = opened ?? newest?.piece;
  const navigate = useNavigate();
  useEffect(() => {
    if (piece !== undefined) void navigate(adjustPath(piece), { replace: true });
  }, [piece, navigate]);
  if (piece !== undefined || newest === undefined) return null;
  return (
    <EmptyState
      title="No piece is open yet"
      sentence="Design one, or open one from your library: then it can be adjusted here."
    >
      <ButtonLink variant="primary" to={paths.lightning}>
        Design from a sentence
      </ButtonLink>
      <ButtonLink to={paths.catalog}>To the library</ButtonLink>
    </EmptyState>
  );
}
