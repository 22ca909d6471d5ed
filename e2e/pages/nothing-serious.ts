import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Expects no serious accessibility violation on the page (axe). */
export async function expectNothingSerious(page: Page, where: string): Promise<void> {
  // Waits for transitions: a colour half-way to another would be measured wrongly.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' | ')}`),
    where,
  ).toEqual([]);
}
