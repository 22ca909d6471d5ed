import { sizeName } from '#spec/sizes/size-name.ts';
import { carats } from '#shared/measure-words.ts';
import { exactMoney } from '#shared/money.ts';
import type { PieceDocument, PrintedPiece } from './contract.ts';
import { placeInWords, printHeading, printLetterhead } from './page/letterhead.ts';
import { createPaper, inks, type Paper } from './page/paper.ts';
import { printTable } from './page/table.ts';
import { printViews } from './views.ts';
import { gravestFirst, NO_FINDING, severityNames } from './rows/finding-rows.ts';
import { quantityInWords, ratesInWords } from './rows/price-rows.ts';
import { stoneRow } from './rows/stone-rows.ts';
import { weightRows } from './rows/weight-rows.ts';

/** What the bench and the caster work from: views with measures, weights, stones, what is bought, checks, price. */
export const specSheet: PieceDocument = {
  ending: 'spec-sheet',
  async write(piece, fonts) {
    const { spec, shopName, day, designId, revisionId } = piece;
    const paper = await createPaper(fonts, `${spec.title}: spec sheet`);
    printLetterhead(paper, shopName, 'Spec sheet', day);
    paper.goDown(paper.print(spec.title, { font: 'display', sizePt: 26 }) + 2);
    const size = spec.size === undefined ? '' : ` · ${sizeName(spec.size)}`;
    paper.goDown(paper.print(`${placeInWords(designId, revisionId)}${size}`, { ink: inks.quiet }) + 10);
    const scale = printViews(paper, piece.views);
    paper.goDown(
      paper.print(`Scale ${scale}, printed at full size. Third-angle projection.`, { sizePt: 7.5, ink: inks.quiet }),
    );
    printWeights(paper, piece);
    printStones(paper, piece);
    printChecks(paper, piece);
    printPrice(paper, piece);
    return paper.end('To be reviewed by a professional before it is cast.');
  },
};

function printWeights(paper: Paper, { sheet }: PrintedPiece): void {
  const columns = [
    { title: '', share: 0.3 },
    { title: '', share: 0.7 },
  ];
  printTable(
    paper,
    'Weight and measures',
    columns,
    weightRows(sheet).map((entries) => ({ entries })),
  );
}

function printStones(paper: Paper, { sheet }: PrintedPiece): void {
  if (sheet.stones.length === 0) return;
  const columns = [
    { title: 'Stone', share: 0.34 },
    { title: 'Where', share: 0.22 },
    { title: 'mm', share: 0.22, align: 'right' },
    { title: 'No.', share: 0.08, align: 'right' },
    { title: 'Weight', share: 0.14, align: 'right' },
  ] as const;
  const rows = sheet.stones.map((line) => {
    const { name, place, size, count, weight } = stoneRow(line);
    return { entries: [name, place, size, String(count), weight] };
  });
  printTable(paper, 'Stones', columns, [
    ...rows,
    { entries: ['All stones', '', '', '', carats(sheet.totalCarats)], isSum: true },
  ]);
}

function printChecks(paper: Paper, { findings }: PrintedPiece): void {
  if (findings.length === 0) {
    paper.makeRoom(60);
    printHeading(paper, 'Checks');
    paper.goDown(paper.print(NO_FINDING));
    return;
  }
  const columns = [
    { title: '', share: 0.18 },
    { title: '', share: 0.82 },
  ];
  printTable(
    paper,
    'Checks',
    columns,
    gravestFirst(findings).map(({ severity, message, remedy }) => ({
      entries: [severityNames[severity], `${message} ${remedy}`],
    })),
  );
}

function printPrice(paper: Paper, { sheet: { price }, setPrice }: PrintedPiece): void {
  const columns = [
    { title: '', share: 0.46 },
    { title: '', share: 0.32, align: 'right' },
    { title: '', share: 0.22, align: 'right' },
  ] as const;
  const rows = price.lines.map((line) => ({
    entries: [line.label, quantityInWords(line, price.currency), exactMoney(line.amount, price.currency)],
  }));
  printTable(paper, 'Price', columns, [
    ...rows,
    {
      entries: [setPrice === undefined ? 'Price' : 'Reckoned', '', exactMoney(price.amount, price.currency)],
      isSum: true,
    },
    ...(setPrice === undefined
      ? []
      : [{ entries: ['Price, set by the shop', '', exactMoney(setPrice.amount, setPrice.currency)], isSum: true }]),
  ]);
  paper.goDown(6);
  paper.goDown(paper.print(ratesInWords(price), { sizePt: 7.5, ink: inks.quiet }));
}
