import { grams } from '#shared/measure-words.ts';
import { placedFinishes } from '#spec/meanings/finishes.ts';
import { sizeName } from '#spec/sizes/size-name.ts';
import { alloys } from '#spec/tables/alloys.ts';
import { ofOrder, type OrderedPiece } from './ordered.ts';
import { dayInWords, placeInWords, printLetterhead } from './page/letterhead.ts';
import { createPaper, inks, type Paper } from './page/paper.ts';
import { printPhotograph } from './page/picture.ts';
import { printCode } from './page/printed-code.ts';
import { printTable } from './page/table.ts';
import { stoneRow } from './rows/stone-rows.ts';
import type { NamedRow } from './rows/weight-rows.ts';

const PICTURE_PT = 112;
/** Three centimetres: read from a hand's breadth. */
const CODE_PT = 85;

/** The steps in which the piece itself is in somebody’s hands: who, when, and what it weighed then. */
const STEPS = ['Cast', 'Set', 'Polish', 'QC and hallmark'] as const;

/** Goes with the piece from hand to hand, folded around a bag: no client, no price. */
export const jobBag = ofOrder('job-bag', async (piece, fonts) => {
  const { spec, shopName, day, order, designId, revisionId } = piece;
  const paper = await createPaper(fonts, `Order ${order.number}: job bag`, 'A5');
  printLetterhead(paper, shopName, 'Job bag', day);
  const from = paper.downPt;
  const codeLeftPt = paper.widthPt - CODE_PT;
  printCode(paper, order.code, codeLeftPt, CODE_PT);
  const pictureWidthPt = await printPhotograph(paper, piece.photograph, 0, PICTURE_PT);
  const leftPt = pictureWidthPt === 0 ? 0 : PICTURE_PT + 14;
  const widthPt = codeLeftPt - leftPt - 14;
  const number = { font: 'display', sizePt: 30, leftPt, widthPt } as const;
  paper.goDown(paper.print(`Order ${order.number}`, number) + 2);
  paper.goDown(paper.print(spec.title, { leftPt, widthPt }) + 6);
  if (order.deadline !== '') {
    paper.goDown(paper.print('To be ready by', { ink: inks.quiet, leftPt, widthPt }));
    paper.goDown(paper.print(dayInWords(order.deadline), { font: 'strong', sizePt: 11, leftPt, widthPt }));
  }
  const highPt = pictureWidthPt === 0 ? CODE_PT : PICTURE_PT;
  paper.goDown(Math.max(0, highPt - (paper.downPt - from)));
  printWork(paper, piece);
  printStones(paper, piece);
  printSteps(paper);
  return paper.end(`${placeInWords(designId, revisionId)}. To be reviewed by a professional before it is cast.`);
});

function printWork(paper: Paper, { spec, sheet, order }: OrderedPiece): void {
  const rows: readonly NamedRow[] = [
    ['Metal', [alloys[sheet.alloy].name, spec.metal.finish, ...placedFinishes(spec.metal)].join(', ')],
    ...(spec.size === undefined ? [] : [['Size', sizeName(spec.size)] as const]),
    ['Weight', `${grams(sheet.castMetalGrams)} as cast, ${grams(sheet.finishedMetalGrams)} finished`],
    ...sheet.boughtParts.map(({ name, count }) => ['Bought', `${count} × ${name}`] as const),
    ...(order.engraving === '' ? [] : [['Engraving', order.engraving] as const]),
    ...order.workNote
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line, index) => [index === 0 ? 'Note' : '', line] as const),
  ];
  const columns = [
    { title: '', share: 0.22 },
    { title: '', share: 0.78 },
  ];
  printTable(
    paper,
    'The piece',
    columns,
    rows.map((entries) => ({ entries })),
  );
}

function printStones(paper: Paper, { sheet }: OrderedPiece): void {
  if (sheet.stones.length === 0) return;
  const columns = [
    { title: 'Stone', share: 0.46 },
    { title: 'mm', share: 0.26, align: 'right' },
    { title: 'No.', share: 0.1, align: 'right' },
    { title: 'Weight', share: 0.18, align: 'right' },
  ] as const;
  const rows = sheet.stones.map((line) => {
    const { name, size, count, weight } = stoneRow(line);
    return { entries: [name, size, String(count), weight] };
  });
  printTable(paper, 'Stones', columns, rows);
}

function printSteps(paper: Paper): void {
  const columns = [
    { title: 'Step', share: 0.28 },
    { title: 'By', share: 0.26 },
    { title: 'Day', share: 0.22 },
    { title: 'Grams', share: 0.24 },
  ];
  printTable(
    paper,
    'On its way',
    columns,
    STEPS.map((step) => ({ entries: [step] })),
  );
}
