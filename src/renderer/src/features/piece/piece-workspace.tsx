import { Redo2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GroundName } from '#picture/contract.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { SummaryLine } from '../../studio/pieces/summary-line.tsx';
import { Button } from '../../components/controls/button.tsx';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { LikeButton } from '../../studio/pieces/like-button.tsx';
import { Tabs } from '../../components/controls/tabs.tsx';
import { summaryInOrder, designSummary } from '../../studio/pieces/design-summary.ts';
import { HomeSign } from '../../studio/home/home-sign.tsx';
import type { Draft } from '../../studio/journal/draft.ts';
import { OrderButton } from '../../studio/orders/order-button.tsx';
import { useClientView } from '../../state/client-view.ts';
import { useTrayGround } from '../../studio/tray-ground.ts';
import { AdjustTab } from './adjust/adjust-tab.tsx';
import { ChatDock } from './chat/chat-dock.tsx';
import { DetailsTab } from './details/details-tab.tsx';
import { LookTab } from './look/look-tab.tsx';
import { MakeTab } from './make/make-tab.tsx';
import styles from './piece-workspace.module.css';
import { PieceStage, type PieceView } from './stage/piece-stage.tsx';
import { usePiece } from './use-piece.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const tabs = ['look', 'adjust', 'details', 'make'] as const;
type TabName = (typeof tabs)[number];
const labels: Readonly<Record<TabName, string>> = { look: 'Look', adjust: 'Adjust', details: 'Details', make: 'Make' };
/** What is made of a piece is the workshop's. */
const forClients: readonly TabName[] = ['look', 'adjust', 'details'];

/** One piece: the picture is the biggest thing, the six things told under it never move, the tools stand at its side. */
export function PieceWorkspace({ draft }: { readonly draft: Draft }) {
  const piece = usePiece(draft);
  const { spec, solid, held } = piece;
  useTitle(spec.title);
  useUndoKeys(piece);
  const [params, setParams] = useSearchParams();
  const [view, setView] = useState<PieceView>('turn');
  const screenGround = useTrayGround();
  const [chosenGround, setGround] = useState<GroundName>();
  const ground = chosenGround ?? screenGround;
  const isForClient = useClientView((state) => state.isOn);
  const shown = isForClient ? forClients : tabs;
  const open: TabName = shown.find((name) => name === params.get('tab')) ?? 'look';
  const entries = summaryInOrder(designSummary(spec, solid.weighed?.sheet, !solid.isCurrent));
  const problem = piece.refused ?? solid.problem;

  const contents: Readonly<Record<TabName, ReactNode>> = {
    look: <LookTab piece={piece} ground={ground} onGround={setGround} />,
    adjust: <AdjustTab piece={piece} />,
    details: <DetailsTab piece={piece} />,
    make: <MakeTab piece={piece} />,
  };

  return (
    <article className={styles.workspace} aria-label={spec.title}>
      <div className={styles.picture}>
        <PieceStage piece={piece} view={held ? 'turn' : view} ground={ground} onView={setView} />
        <header className={styles.head}>
          <div className={styles.names}>
            <h1 className={styles.title}>{spec.title}</h1>
            <SummaryLine entries={entries} stale={!held && !solid.isCurrent} />
            <div className={styles.home}>
              <HomeSign id={draft.id} />
              {solid.weighed !== undefined && <OrderButton designId={draft.id} title={spec.title} variant="bare" />}
            </div>
          </div>
          <div className={styles.tools}>
            <LikeButton image={draft.id} title={spec.title} />
            <IconButton
              label="Undo"
              icon={<Undo2 size={20} strokeWidth={1.5} aria-hidden />}
              disabled={piece.undo === undefined}
              onClick={piece.undo}
            />
            <IconButton
              label="Redo"
              icon={<Redo2 size={20} strokeWidth={1.5} aria-hidden />}
              disabled={piece.redo === undefined}
              onClick={piece.redo}
            />
          </div>
        </header>
        {problem !== undefined && (
          <ErrorPanel problem={problem}>
            {piece.undo && <Button onClick={piece.undo}>Undo the last edit</Button>}
          </ErrorPanel>
        )}
      </div>
      <div className={styles.side}>
        <Tabs
          label="Sides of this piece"
          open={open}
          onOpen={(name) => setParams({ tab: name }, { replace: true })}
          pages={shown.map((name) => ({ name, label: labels[name], content: contents[name] }))}
        />
        <ChatDock piece={piece} />
      </div>
    </article>
  );
}
