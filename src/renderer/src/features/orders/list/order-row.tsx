import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { grams } from '#shared/measure-words.ts';
import { money } from '#shared/money.ts';
import { sayGem } from '#spec/meanings/say-gem.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import { queryClient } from '../../../api/query-client.ts';
import { classes } from '../../../lib/classes.ts';
import { today } from '../../../lib/format/today.ts';
import { orderPath } from '../../../lib/navigation/filled-paths.ts';
import { shortAlloyName } from '../../../studio/pieces/alloy-name.ts';
import { PictureFrame } from '../../../studio/pieces/picture-frame.tsx';
import { SummaryLine } from '../../../studio/pieces/summary-line.tsx';
import { useSpecPicture } from '../../../studio/pieces/use-spec-picture.ts';
import { deadlineInWords } from '../deadline-words.ts';
import styles from './order-row.module.css';
import { openOrder, type OrderEntry } from '../orders-api.ts';
import { standingInWords } from '../../../studio/orders/stage-words.ts';

interface OrderRowProps {
  readonly workshopId: string;
  readonly order: OrderEntry;
}

/** An order in its list: the piece with its six facts, whose it is, where it stands, by when. */
export function OrderRow({ workshopId, order }: OrderRowProps) {
  // The state is never changed: what was read once is read for good.
  const spec = useQuery(
    {
      queryKey: ['ordered spec', order.revisionId],
      queryFn: async () => {
        const read = parseSpec((await openOrder(order.id, workshopId)).order.spec);
        return read.ok ? read.value : null;
      },
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      retry: false,
    },
    queryClient,
  );
  const pictures = useSpecPicture(order.revisionId, spec.data ?? undefined);
  const { number, title, stage, clientName, deadline } = order;
  const isClosed = stage === 'delivered' || stage === 'cancelled';
  const by = deadlineInWords(deadline, today(), isClosed);
  return (
    <Link
      className={styles.row}
      to={orderPath(order.id, workshopId)}
      aria-label={`Order ${number}, ${title}${clientName === undefined ? '' : ` for ${clientName}`}`}
    >
      <PictureFrame alt="" className={styles.picture} {...pictures} />
      <div className={styles.piece}>
        <p className={styles.number}>Order {number}</p>
        <h2 className={styles.title}>{title}</h2>
        <SummaryLine entries={factsOf(order)} />
      </div>
      <p className={styles.client}>{clientName}</p>
      <p className={classes(styles.deadline, by?.isLate && styles.late)}>{by?.said}</p>
      <p className={styles.stage} data-stage={stage}>
        {standingInWords(order)}
      </p>
    </Link>
  );
}

function factsOf({ alloy, mainGem, netMetalGrams, price }: OrderEntry): readonly string[] {
  const cost = price && money(price.amount, price.currency);
  const entries = [shortAlloyName(alloy), mainGem && sayGem(mainGem), grams(netMetalGrams), cost];
  return entries.filter((entry) => entry !== undefined);
}
