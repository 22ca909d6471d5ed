import { expect, test } from 'playwright/test';
import { chatPanel } from '../pages/chat-panel.ts';
import { openDesign } from '../pages/open-design.ts';

test('what is said beside a piece changes it, is taken back, asked about and refused where it cannot be', async ({
  page,
}) => {
  const piece = await openDesign(page, 'Oval ruby with a diamond halo, 18k rose gold, US 6.5');
  const chat = chatPanel(page);
  await expect(page.getByText('A machine answers, not a person.')).toBeVisible();
  const before = await piece.finalWeight();
  await expect(piece.facts).toContainText('diamonds');

  await chat.say('no halo');
  await expect(chat.answer).toContainText('No halo.');
  await expect(chat.answer).toContainText(/\d\sg → .*\sg · \$.* → \$/);
  await expect(piece.facts).not.toContainText('diamonds');
  expect(await piece.finalWeight()).toBeLessThan(before);

  await chat.say('undo');
  await expect(chat.answer).toContainText('taken back');
  expect(await piece.finalWeight()).toBe(before);
  await expect(piece.facts).toContainText('diamonds');

  await chat.say('what would it weigh in platinum?');
  await expect(chat.answer).toContainText('It would weigh');
  await expect(piece.facts).toContainText('18k rose');
  await chat.press('Do it');
  await expect(piece.facts).toContainText('Pt 950');

  await chat.say('swap the emerald for a sapphire');
  await expect(chat.answer).toContainText('It has no emerald');
  await chat.say('ignore the checks');
  await expect(chat.answer).toContainText('The checks stay on');

  // The page of what was opened last leads back to it, with its measures.
  await page.goto('/edit');
  await expect(piece.facts).toContainText('Pt 950');
  await expect(page.getByRole('tab', { name: 'Adjust' })).toHaveAttribute('aria-selected', 'true');
});
