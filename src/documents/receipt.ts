import { exactMoney } from '#shared/money.ts';
import { ofOrder } from './ordered.ts';
import { dayInWords, placeInWords, printLetterhead } from './page/letterhead.ts';
import { createPaper, inks } from './page/paper.ts';
import { printTable } from './page/table.ts';

const columns = [
  { title: '', share: 0.7 },
  { title: '', share: 0.3, align: 'right' },
] as const;

/** What a client has paid for an order, and what they still owe. It is no tax invoice, and says so. */
export const receipt = ofOrder('receipt', async ({ spec, shopName, day, order, designId, revisionId }, fonts) => {
  const { money } = order;
  if (money === undefined) throw new Error('A receipt is of money');
  const said = (amount: number) => exactMoney(amount, money.currency);
  const paper = await createPaper(fonts, `Order ${order.number}: receipt`);
  printLetterhead(paper, shopName, 'Receipt', day);
  paper.goDown(paper.print(`Order ${order.number}`, { font: 'display', sizePt: 26 }) + 2);
  paper.goDown(paper.print(`${spec.title}, for ${money.clientName}`, { ink: inks.quiet }) + 6);
  printTable(
    paper,
    'Received',
    columns,
    money.payments.map((payment) => {
      const what = payment.amount < 0 ? 'Paid back' : 'Paid';
      const note = payment.note === '' ? '' : `, ${payment.note}`;
      return { entries: [`${what}, ${dayInWords(payment.day)}${note}`, said(payment.amount)] };
    }),
  );
  printTable(paper, 'Account', columns, [
    { entries: ['Price of the piece, taxes included', said(money.price)] },
    ...(money.oldGold === 0 ? [] : [{ entries: ['Old gold given in payment', said(-money.oldGold)] }]),
    { entries: ['Paid', said(-money.payments.reduce((sum, { amount }) => sum + amount, 0))] },
    { entries: [money.balance < 0 ? 'Owed to you' : 'Still to be paid', said(Math.abs(money.balance))], isSum: true },
  ]);
  paper.goDown(8);
  paper.goDown(
    paper.print(
      'This is a receipt for payments and no tax invoice. The weight of the finished piece decides the price.',
      {
        sizePt: 7.5,
        ink: inks.quiet,
      },
    ),
  );
  return paper.end(placeInWords(designId, revisionId));
});
