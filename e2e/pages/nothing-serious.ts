import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Nothing on the page stands in the way of somebody who sees, hears or moves differently. */
export async function expectNothingSerious(page: Page, where: string): Promise<void> {
  // A colour on its way to another is neither.
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
