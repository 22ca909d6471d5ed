import { type Download, expect, type Page } from 'playwright/test';

/** The page of one piece. */
export function piecePage(page: Page) {
  const facts = page.getByTestId('facts');
  const canvas = page.getByRole('img', { name: /in three dimensions/ });
  return {
    facts,
    title: page.getByRole('heading', { level: 1 }),
    canvas,
    problem: page.getByRole('alert'),
    undo: page.getByRole('button', { name: 'Undo', exact: true }),
    redo: page.getByRole('button', { name: 'Redo' }),
    mend: page.getByRole('button', { name: 'Mend it' }),
    /** Drags a slider's thumb without releasing it; `page.mouse.up()` does. */
    async drag(name: string, byPx: number) {
      const thumb = page.getByRole('slider', { name }).locator('xpath=..');
      await thumb.hover();
      const box = await thumb.boundingBox();
      if (box === null) throw new Error(`The slider ${name} has no thumb`);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + byPx, box.y + box.height / 2, { steps: 6 });
    },
    typed: (name: string) => page.getByRole('textbox', { name }),
    async openTab(name: 'Look' | 'Adjust' | 'Details' | 'Make') {
      await page.getByRole('tab', { name }).click();
    },
    /** Allows a number to be changed that was asked for. */
    async unlock(label: string) {
      await page.getByRole('button', { name: `unlock ${label}` }).click();
    },
    async unfold(part: string) {
      await page.locator('summary', { hasText: part }).click();
    },
    /** The weight in the facts, once no tilde marks it as an estimate. */
    async finalWeight(): Promise<number> {
      await expect(facts).toContainText(/(?<!~)\b\d+\.\d\d\sg/, { timeout: 15_000 });
      return Number(/(\d+\.\d\d)\sg/.exec(await facts.innerText())?.[1]);
    },
    /** Waits until the picture of the turning piece no longer changes. @returns the picture */
    async rested(): Promise<Buffer> {
      let before = await canvas.screenshot();
      await expect(async () => {
        await page.waitForTimeout(700);
        const now = await canvas.screenshot();
        const same = now.equals(before);
        before = now;
        expect(same).toBe(true);
      }).toPass({ timeout: 60_000 });
      return before;
    },
    /** @param name of the format, as its button has it */
    async download(name: string): Promise<Download> {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: `Download ${name}` }).click(),
      ]);
      return download;
    },
  };
}
