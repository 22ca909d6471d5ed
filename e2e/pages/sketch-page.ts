import { expect, type Page } from 'playwright/test';

type Point = readonly [number, number];

/** The sheet to draw on, and the page on which the sketch is changed beside its piece. */
export function sketchPage(page: Page) {
  const sheet = page.getByRole('img', { name: /^Sheet to draw on/ });
  return {
    sheet,
    make: page.getByRole('button', { name: 'Make it metal' }),
    problem: page.getByRole('alert'),
    /** The sketch in mm. */
    editor: page.getByRole('group', { name: 'The sketch in millimetres' }),
    /** The piece that it becomes, drawn in lines. */
    piece: page.getByRole('img', { name: /^The piece:/ }),
    stone: (number: number) => page.getByRole('button', { name: new RegExp(`^Stone ${number}:`) }),
    openings: page.getByRole('switch', { name: /^Opening/ }),
    tool: (name: string) => page.getByRole('toolbar').getByRole('button', { name }),
    /** Draws one line without lifting the pen. @param points in shares of the sheet's side, from its upper left corner */
    async draw(points: readonly Point[]) {
      const box = await sheet.boundingBox();
      if (box === null) throw new Error('There is no sheet');
      const [first, ...others] = points.map(([x, y]): Point => [box.x + x * box.width, box.y + y * box.height]);
      if (first === undefined) return;
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const point of others) await page.mouse.move(...point, { steps: 3 });
      await page.mouse.up();
    },
    /** Waits until the sketch was read and its piece is drawn. */
    async read() {
      await page.waitForURL(/sketchModification/);
      await expect(this.piece).toBeVisible();
    },
  };
}
