import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { type OrderStage, orderStages } from '../db/order-tables.ts';
import type { WorkshopRole } from '../db/workshop-tables.ts';

/** A step that an order may take, and who may let it. */
interface OrderStep {
  readonly from: OrderStage;
  readonly to: OrderStage;
  readonly by: readonly WorkshopRole[];
}

/** Stages in which an order can be put on hold, and to which it comes back. */
const onTheirWay = orderStages.filter((stage) => !['delivered', 'on_hold', 'cancelled'].includes(stage));
/** Stages after which nothing becomes of an order any more. */
export const CLOSED_STAGES: readonly OrderStage[] = ['delivered', 'cancelled'];
/** Before the client has approved: nothing is made or bought for it yet. */
const undecided: readonly OrderStage[] = ['enquiry', 'quoted'];

const step = (from: OrderStage, to: OrderStage, ...by: readonly WorkshopRole[]): OrderStep => ({ from, to, by });

/**
 * Every step there is; all others are refused. At the counter: up to the client's approval, and what is handed over. At the
 * bench: what is in between, with one step back from each, since castings fail and stones come loose. A piece that nobody
 * draws or sets leaves those stages out.
 */
const orderSteps: readonly OrderStep[] = [
  step('enquiry', 'quoted', 'owner', 'seller'),
  step('quoted', 'enquiry', 'owner', 'seller'),
  step('quoted', 'approved', 'owner', 'seller'),
  step('approved', 'cad', 'owner', 'seller', 'bench'),
  step('approved', 'print', 'owner', 'bench'),
  step('cad', 'print', 'owner', 'bench'),
  step('print', 'cad', 'owner', 'bench'),
  step('print', 'cast', 'owner', 'bench', 'caster'),
  step('cast', 'print', 'owner', 'bench', 'caster'),
  step('cast', 'set', 'owner', 'bench', 'caster'),
  step('cast', 'polish', 'owner', 'bench', 'caster'),
  step('set', 'cast', 'owner', 'bench'),
  step('set', 'polish', 'owner', 'bench'),
  step('polish', 'set', 'owner', 'bench'),
  step('polish', 'hallmark', 'owner', 'bench'),
  step('hallmark', 'polish', 'owner', 'bench'),
  step('hallmark', 'delivered', 'owner', 'seller'),
  ...onTheirWay.map((stage) => step(stage, 'on_hold', 'owner', 'seller', 'bench')),
  ...onTheirWay.map((stage) => step('on_hold', stage, 'owner', 'seller', 'bench')),
  ...undecided.map((stage) => step(stage, 'cancelled', 'owner', 'seller')),
  // Metal and work are spent by then.
  ...onTheirWay.filter((stage) => !undecided.includes(stage)).map((stage) => step(stage, 'cancelled', 'owner')),
  step('on_hold', 'cancelled', 'owner'),
];

/** What of an order decides which steps it may take. */
export interface StandingOrder {
  readonly stage: OrderStage;
  /** Where it was when it was put on hold; empty where it is not. */
  readonly heldFrom: OrderStage | '';
}

/** Whatever is on hold goes on where it was. */
const stepsFrom = ({ stage, heldFrom }: StandingOrder): readonly OrderStep[] =>
  orderSteps.filter(({ from, to }) => from === stage && (from !== 'on_hold' || to === heldFrom || to === 'cancelled'));

/** The stages that somebody may let an order go to next, in the order in which pieces go. */
export const nextStages = (order: StandingOrder, role: WorkshopRole): readonly OrderStage[] =>
  orderStages.filter((stage) => stepsFrom(order).some(({ to, by }) => to === stage && by.includes(role)));

/** Stages as the screens name them. */
const stageNames: Readonly<Record<OrderStage, string>> = {
  enquiry: 'Enquiry',
  quoted: 'Quoted',
  approved: 'Approved',
  cad: 'CAD',
  print: 'Print',
  cast: 'Cast',
  set: 'Set',
  polish: 'Polish',
  hallmark: 'QC and hallmark',
  delivered: 'Delivered',
  on_hold: 'On hold',
  cancelled: 'Cancelled',
};

/**
 * Whether somebody may let an order take a step.
 * @returns refused with `no_such_step`, or with `role_without_step` where others may
 */
export function checkedStep(order: StandingOrder, to: OrderStage, role: WorkshopRole): Result<undefined> {
  const steps = stepsFrom(order);
  const taken = steps.find((one) => one.to === to);
  if (taken === undefined) return fail(noSuchStep(order.stage, to, steps));
  return taken.by.includes(role) ? ok(undefined) : fail(roleWithoutStep(to, taken.by));
}

function noSuchStep(from: OrderStage, to: OrderStage, steps: readonly OrderStep[]): Problem {
  const next = steps.map((one) => stageNames[one.to]);
  return {
    code: 'no_such_step',
    message: `An order that stands at “${stageNames[from]}” can’t go to “${stageNames[to]}”.`,
    remedy: next.length === 0 ? 'It is closed: place another order.' : `It can go to: ${next.join(', ')}.`,
  };
}

const roleWithoutStep = (to: OrderStage, by: readonly WorkshopRole[]): Problem => ({
  code: 'role_without_step',
  message: `Your role in this workshop can’t take an order to “${stageNames[to]}”.`,
  remedy: `Ask somebody who may: ${by.map((role) => whoIs[role]).join(', ')}.`,
});

const whoIs: Readonly<Record<WorkshopRole, string>> = {
  owner: 'an owner',
  seller: 'a seller',
  bench: 'the bench',
  caster: 'the caster',
};

/** Whether the client has approved, so that what is made for them changes no more. */
export const isFrozen = ({ stage, heldFrom }: StandingOrder): boolean =>
  !undecided.includes(stage === 'on_hold' && heldFrom !== '' ? heldFrom : stage);

/** Whether nothing becomes of it any more. */
export const isClosed = ({ stage }: Pick<StandingOrder, 'stage'>): boolean => CLOSED_STAGES.includes(stage);
