import type { PriceLine } from '#engine/contract/sheet.ts';
import type { CounterSide } from './orders-api.ts';

/** The lines of an order's bill as those of a price. */
export const linesOfBill = ({ bill }: Pick<CounterSide, 'bill'>): readonly PriceLine[] =>
  bill.lines.map(({ isExample, ...line }) => (isExample === true ? { ...line, isExample } : line));
