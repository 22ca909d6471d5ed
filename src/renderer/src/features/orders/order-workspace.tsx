import { parseSpec } from '#spec/parse-spec.ts';
import { sizeName } from '#spec/sizes/size-name.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { carats, grams } from '#shared/measure-words.ts';
import { money } from '#shared/money.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { RefusedCall } from '../../api/studio-client.ts';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { classes } from '../../lib/classes.ts';
import { today } from '../../lib/format/today.ts';
import { piecePath } from '../../lib/navigation/filled-paths.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useClientView } from '../../state/client-view.ts';
import { shortAlloyName } from '../../studio/pieces/alloy-name.ts';
import { PictureFrame } from '../../studio/pieces/picture-frame.tsx';
import { SummaryLine } from '../../studio/pieces/summary-line.tsx';
import { useSpecPicture } from '../../studio/pieces/use-spec-picture.ts';
import { ClientPanel } from './terms/client-panel.tsx';
import { deadlineInWords } from './deadline-words.ts';
import { DeletingOrder } from './deleting-order.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { NewerState } from './newer-state.tsx';
import { OrderLog } from './order-log.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderShare } from './order-share.tsx';
import { OrderSteps } from './order-steps.tsx';
import styles from './order-page.module.css';
import type { OpenedOrder, ShownOrder } from './orders-api.ts';
import type { MakeChange } from './use-order.ts';
import { WorkPanel } from './work/work-panel.tsx';

interface OrderWorkspaceProps {
  readonly opened: OpenedOrder;
  readonly isChanging: boolean;
  readonly refused: RefusedCall | undefined;
  readonly make: MakeChange;
}

/** What was refused may have been pressed far below. */
const intoView = (panel: HTMLElement | null): void => panel?.scrollIntoView({ block: 'center' });

/** An order: the piece, how far it is, the client, the money, the work, the papers, and what became of it. */
export function OrderWorkspace({ opened, isChanging, refused, make }: OrderWorkspaceProps) {
  const { order, workshop } = opened;
  const { counterSide } = order;
  const isForClient = useClientView((state) => state.isOn);
  // Read once: a drawing of it that runs is not begun anew with each change of the order.
  const [spec] = useState(() => {
    const read = parseSpec(order.spec);
    return read.ok ? read.value : undefined;
  });
  const pictures = useSpecPicture(order.revisionId, spec);
  const isClosed = order.stage === 'delivered' || order.stage === 'cancelled';
  const by = deadlineInWords(order.deadline, today(), isClosed);
  const entry = { opened, isChanging, make };
  return (
    <article className={styles.page} aria-label={`Order ${order.number}`}>
      <Link className={styles.back} to={paths.orders}>
        Orders
      </Link>
      <header className={styles.head}>
        <Link className={styles.picture} to={piecePath(order.designId)} aria-label={`Open ${order.title}`}>
          <PictureFrame alt={order.title} {...pictures} />
        </Link>
        <div className={styles.names}>
          <p className={styles.number}>
            Order {order.number}
            {order.clientName !== undefined && ` · ${order.clientName}`}
          </p>
          <h1 className={styles.heading}>{order.title}</h1>
          <SummaryLine entries={factsOf(order, spec?.size === undefined ? undefined : sizeName(spec.size))} />
          {by !== undefined && (
            <p className={classes(styles.quiet, by.isLate && styles.late)}>To be ready by {by.said}</p>
          )}
          {order.isFrozen && (
            <p className={styles.quiet}>Approved as it is: later changes of the design leave it alone.</p>
          )}
        </div>
      </header>
      <OrderSteps {...entry} isForClient={isForClient} />
      {refused !== undefined && (
        <div ref={intoView} className={styles.refused}>
          <ErrorPanel problem={refused} />
        </div>
      )}
      {counterSide !== undefined && !order.isFrozen && !isForClient && (
        <NewerState {...entry} currency={counterSide.estimate.currency} />
      )}
      <div className={styles.panels}>
        <div className={styles.column}>
          {counterSide !== undefined && <MoneyPanel {...entry} counterSide={counterSide} isForClient={isForClient} />}
          <WorkPanel {...entry} isForClient={isForClient} />
        </div>
        <div className={styles.column}>
          {counterSide !== undefined && <ClientPanel {...entry} counterSide={counterSide} isForClient={isForClient} />}
          {spec !== undefined && counterSide !== undefined && !isForClient && (
            <OrderShare opened={opened} spec={spec} />
          )}
          {spec !== undefined && <OrderPapers opened={opened} spec={spec} isForClient={isForClient} />}
          {!isForClient && <OrderLog orderId={order.id} workshopId={workshop.id} />}
        </div>
      </div>
      {order.canBeDeleted && !isForClient && <DeletingOrder opened={opened} />}
    </article>
  );
}

function factsOf({ alloy, mainGem, work, counterSide }: ShownOrder, size: string | undefined): readonly string[] {
  // Of all stones together: which of it is the main one's is on the design's own page.
  const stones = mainGem && `${sayGem(mainGem)}, ${carats(work.totalCarats)} in all`;
  const price = counterSide && money(counterSide.bill.amount, counterSide.estimate.currency);
  const weight = work.isWeighed ? `${grams(work.netMetalGrams)} weighed` : grams(work.netMetalGrams);
  return [shortAlloyName(alloy), weight, stones, size, price].filter((fact) => fact !== undefined);
}
