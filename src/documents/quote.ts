import type { PriceBreakdown } from '#engine/contract/sheet.ts';
import { exactMoney } from '#shared/money.ts';
import { carats } from '#shared/measure-words.ts';
import { sizeName } from '#spec/sizes/size-name.ts';
import { alloys } from '#spec/tables/alloys.ts';
import type { PieceDocument, PrintedPiece } from './contract.ts';
import { dayInWords, placeInWords, printLetterhead } from './page/letterhead.ts';
import { createPaper, inks, type Paper } from './page/paper.ts';
import { printPhotograph } from './page/picture.ts';
import { printTable } from './page/table.ts';
import { stoneRow } from './rows/stone-rows.ts';
import type { NamedRow } from './rows/weight-rows.ts';

const PICTURE_PT = 250;

/** What a client takes home: the piece, what it is made of, and what it costs; not how the price is made up. */
export const quote: PieceDocument = {
  ending: 'quote',
  async write(piece, fonts) {
    const { spec, shopName, day, designId, revisionId, sheet } = piece;
    const paper = await createPaper(fonts, `${spec.title}: quote`);
    printLetterhead(paper, shopName, 'Quote', day);
    const isPictured = (await printPhotograph(paper, piece.photograph, 0, PICTURE_PT)) > 0;
    // Where what stands beside the picture begins.
    const leftPt = isPictured ? PICTURE_PT + 24 : 0;
    const widthPt = paper.widthPt - leftPt;
    const from = paper.downPt;
    paper.goDown(paper.print(spec.title, { font: 'display', sizePt: 26, leftPt, widthPt }) + 8);
    for (const [name, value] of factRows(piece)) {
      paper.print(name, { ink: inks.quiet, leftPt, widthPt: widthPt * 0.3 });
      paper.goDown(paper.print(value, { leftPt: leftPt + widthPt * 0.3, widthPt: widthPt * 0.7 }) + 3);
    }
    if (leftPt > 0) paper.goDown(Math.max(0, PICTURE_PT - (paper.downPt - from)));
    printSums(paper, sheet.price);
    return paper.end(`${placeInWords(designId, revisionId)}. The weight of the finished piece decides.`);
  },
};

/** What a client is told of a piece. */
function factRows({ spec, sheet }: PrintedPiece): readonly NamedRow[] {
  const { netMetalGrams, stones, totalCarats } = sheet;
  return [
    ['Metal', `${alloys[sheet.alloy].name}, about ${netMetalGrams.toFixed(1)} g`],
    ...(spec.size === undefined ? [] : [['Size', sizeName(spec.size)] as const]),
    ...stones.map((line, index): NamedRow => {
      const { name, count, weight } = stoneRow(line);
      return [index === 0 ? 'Stones' : '', `${count} × ${name.toLowerCase()}, ${weight}`];
    }),
    ...(stones.length > 1 ? [['', `${carats(totalCarats)} in all`] as const] : []),
  ];
}

function printSums(paper: Paper, price: PriceBreakdown): void {
  const { lines, currency, amount } = price;
  const taxes = lines.filter(({ kind, amount: tax }) => kind === 'tax' && tax > 0);
  const before = amount - taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const columns = [
    { title: '', share: 0.7 },
    { title: '', share: 0.3, align: 'right' },
  ] as const;
  const sums =
    taxes.length === 0 ? [] : [['The piece', before] as const, ...taxes.map((tax) => [tax.label, tax.amount] as const)];
  printTable(paper, 'Price', columns, [
    ...sums.map(([label, sum]) => ({ entries: [label, exactMoney(sum, currency)] })),
    { entries: ['In all', exactMoney(amount, currency)], isSum: true },
  ]);
  paper.goDown(8);
  const rates = `Reckoned with the metal rate of ${dayInWords(price.ratesAsOf)}; it follows the rate until the order.`;
  const examples = price.exampleRates ? ' Some rates are examples: no offer until the shop has entered its own.' : '';
  paper.goDown(paper.print(rates + examples, { sizePt: 7.5, ink: inks.quiet }));
}
