import { create } from 'qrcode';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import type { OrderOnPaper, PrintedCode } from '#documents/contract.ts';
import { orderPaperNames, paperNames, type PieceDocumentName } from '#documents/paper-names.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { orderPath } from '../../lib/navigation/filled-paths.ts';
import type { Weighed } from '../../studio/journal/draft.ts';
import { PaperList } from '../../studio/papers/paper-list.tsx';
import { writePaper } from '../../studio/papers/write-paper.ts';
import { lastAnswer } from '../../studio/workbench/last-answer.ts';
import { linesOfBill } from './bill-lines.ts';
import type { OrderEntryProps } from './entry.ts';
import styles from './order-page.module.css';
import type { CounterSide, OpenedOrder, ShownOrder } from './orders-api.ts';

interface OrderPapersProps extends Pick<OrderEntryProps, 'opened' | 'isForClient'> {
  readonly spec: DesignSpec;
}

/** Those that show no rate and nothing of the bench. */
const forClients: readonly PieceDocumentName[] = ['quote', 'receipt'];

/** The papers of an order: of the piece as it was ordered, at the price of the order. */
export function OrderPapers({ opened, spec, isForClient }: OrderPapersProps) {
  const { counterSide } = opened.order;
  const isOffered = (name: PieceDocumentName): boolean => {
    if (isForClient && !forClients.includes(name)) return false;
    // Both spec sheet and quote have prices, a receipt has payments.
    if (name === 'receipt') return counterSide !== undefined && counterSide.payments.length > 0;
    return name === 'jobBag' || counterSide !== undefined;
  };
  const papers = [...paperNames, ...orderPaperNames].filter(({ name }) => isOffered(name));

  async function write(name: PieceDocumentName, signal: AbortSignal): ReturnType<typeof writePaper> {
    const weighed = await weighedAsOrdered(opened.order, spec, signal);
    if (!weighed.ok) return weighed;
    const { designId, revisionId } = opened.order;
    const shopName = opened.workshop.name;
    const order = onPaper(opened);
    return writePaper(name, { designId, revisionId, spec, weighed: weighed.value, shopName, order }, signal);
  }

  if (papers.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="papers-heading">
      <h2 className={styles.title} id="papers-heading">
        Papers
      </h2>
      <PaperList papers={papers} write={write} />
    </section>
  );
}

const notBuilt: Problem = {
  code: 'paper_not_written',
  message: 'The piece could not be built for this paper.',
  remedy: 'Reload the page, then try again.',
};

/** The sheet of the piece with the numbers of its order: they were agreed, whatever rates have become since. */
async function weighedAsOrdered(
  { counterSide }: ShownOrder,
  spec: DesignSpec,
  signal: AbortSignal,
): Promise<Result<Weighed>> {
  const job = { type: 'build', lane: 'order papers', spec, quality: 'view' } as const;
  const built = await lastAnswer(job, 'built', notBuilt, signal);
  if (!built.ok) return built;
  const { sheet, findings } = built.value;
  if (sheet === undefined) return fail(notBuilt);
  return ok({ sheet: counterSide === undefined ? sheet : pricedAsOrdered(sheet, counterSide), findings });
}

function pricedAsOrdered(sheet: Sheet, counterSide: CounterSide): Sheet {
  const { estimate, weighed, bill } = counterSide;
  const { boughtGrams, currency, ratesAsOf } = estimate;
  const lines = linesOfBill(counterSide);
  const exampleRates = lines.some((line) => line.isExample === true);
  const price = { ...sheet.price, currency, ratesAsOf, exampleRates, lines, amount: bill.amount };
  const netMetalGrams = weighed?.netMetalGrams ?? estimate.netMetalGrams;
  const finishedMetalGrams = netMetalGrams - boughtGrams;
  const castMetalGrams = lines.reduce((sum, { kind, quantity }) => (kind === 'metal' ? sum + quantity : sum), 0);
  return { ...sheet, castMetalGrams, finishedMetalGrams, boughtGrams, netMetalGrams, price };
}

function onPaper({ order }: OpenedOrder): OrderOnPaper {
  const { counterSide, work } = order;
  return {
    number: order.number,
    deadline: order.deadline,
    engraving: work.engraving,
    workNote: work.workNote,
    money: counterSide && {
      clientName: counterSide.details.client.name,
      currency: counterSide.estimate.currency,
      price: counterSide.bill.amount,
      oldGold: counterSide.oldGoldCredit?.amount ?? 0,
      payments: counterSide.payments,
      balance: counterSide.balance,
    },
    // Without its workshop: the fewer modules, the better it is read.
    code: codeOf(new URL(orderPath(order.id), location.origin).href),
  };
}

/** Read though a corner of the bag is torn. */
function codeOf(address: string): PrintedCode {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  return { modulesAcross: modules.size, isDark: Array.from(modules.data, (dark) => dark === 1) };
}
