import { fail, ok, type Problem } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { factsOfSheet } from '../../studio/sharing/facts-of-sheet.ts';
import { SharePanel } from '../../studio/sharing/share-panel.tsx';
import type { ShareSubject } from '../../studio/sharing/share-subject.ts';
import { lastAnswer } from '../../studio/workbench/last-answer.ts';
import styles from './order-page.module.css';
import type { OpenedOrder } from './orders-api.ts';

interface OrderShareProps {
  readonly opened: OpenedOrder;
  readonly spec: DesignSpec;
}

/** Shares the piece of an order as it stands; approved by such a link, what was quoted is approved. */
export function OrderShare({ opened, spec }: OrderShareProps) {
  const { order, workshop } = opened;
  const thing = { orderId: order.id };
  const subject: ShareSubject = {
    thing,
    spec,
    hasExampleRates: order.counterSide?.bill.lines.some((line) => line.isExample === true) ?? false,
    async prepare(signal) {
      // Its stones: what it weighs and costs is the order's.
      const job = { type: 'build', lane: 'shared order', spec, quality: 'view' } as const;
      const built = await lastAnswer(job, 'built', notBuilt, signal);
      if (!built.ok) return built;
      const { sheet } = built.value;
      return sheet === undefined ? fail(notBuilt) : ok({ workshopId: workshop.id, of: thing, ...factsOfSheet(sheet) });
    },
  };
  return (
    <section className={styles.panel} aria-labelledby="share-heading">
      <h2 className={styles.title} id="share-heading">
        For the client at home
      </h2>
      {order.stage === 'quoted' && (
        <p className={styles.small}>If the client approves by a link, the order goes on to “Approved”.</p>
      )}
      <SharePanel subject={subject} thing={thing} workshopId={workshop.id} revisionId={order.revisionId} />
    </section>
  );
}

const notBuilt: Problem = {
  code: 'link_not_made',
  message: 'The piece could not be built for this link.',
  remedy: 'Reload the page, then try again.',
};
