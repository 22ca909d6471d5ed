import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import { profileForClient } from '#spec/request/client-currency.ts';
import { queryClient } from '../../api/query-client.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { estimateOfSheet } from '../../studio/orders/estimate-of-sheet.ts';
import { lastAnswer } from '../../studio/workbench/last-answer.ts';
import { workshopProfile } from '../../studio/workshop-profile.ts';
import type { OrderEntryProps } from './entry.ts';
import styles from './order-page.module.css';
import { headOfDesign } from './orders-api.ts';

interface NewerStateProps extends Pick<OrderEntryProps, 'opened' | 'isChanging' | 'make'> {
  /** In which the order is priced. */
  readonly currency: string;
}

/** Until the client approves, an order can be for the design as it has become since; it is never changed by itself. */
export function NewerState({ opened: { order, workshop }, isChanging, make, currency }: NewerStateProps) {
  const { data: head } = useQuery(
    {
      queryKey: ['head of design', order.designId],
      queryFn: () => headOfDesign(workshop.id, order.designId),
      networkMode: 'always',
      retry: false,
      refetchOnMount: 'always',
    },
    queryClient,
  );
  const [isPricing, setPricing] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
  }, []);
  if (head === undefined || head === null || head.id === order.revisionId) return null;
  const { id: revisionId, spec } = head;

  async function take(): Promise<void> {
    const { signal } = leaving.current;
    setPricing(true);
    setProblem(undefined);
    const read = parseSpec(spec);
    const estimate = read.ok ? await estimateOf(read.value, currency, signal) : read;
    if (signal.aborted) return;
    setPricing(false);
    if (!estimate.ok) return setProblem(estimate.problem);
    await make((changes) => changes.take({ revisionId, estimate: estimate.value }));
  }

  return (
    <section className={styles.newer} aria-label="The design has changed">
      <p>The design has been changed since. This order is still for the piece as it was ordered.</p>
      <Button disabled={isPricing || isChanging} onClick={() => void take()}>
        {isPricing ? 'Weighing it…' : 'Order it as it is now'}
      </Button>
      {problem !== undefined && <ErrorPanel problem={problem} />}
    </section>
  );
}

const notWeighed: Problem = {
  code: 'not_weighed',
  message: 'The changed piece could not be weighed, so that it has no price.',
  remedy: 'Open it, mend what is found there, and take it then.',
};

async function estimateOf(
  spec: DesignSpec,
  currency: string,
  signal: AbortSignal,
): Promise<Result<ReturnType<typeof estimateOfSheet>>> {
  const job = { type: 'build', lane: 'order', spec, quality: 'view', currency } as const;
  const built = await lastAnswer(job, 'built', notWeighed, signal);
  if (!built.ok) return built;
  const { sheet } = built.value;
  return sheet === undefined
    ? fail(notWeighed)
    : ok(estimateOfSheet(sheet, profileForClient(workshopProfile(), currency)));
}
