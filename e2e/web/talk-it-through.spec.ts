import { expect, test } from 'playwright/test';
import { chatPanel } from '../pages/chat-panel.ts';

test('a conversation asks one thing, draws four, and changes the one that is meant', async ({ page }) => {
  await page.goto('/expert-mode');
  const chat = chatPanel(page);
  await chat.say('a green stone ring in 18k yellow gold, US 6');
  await expect(chat.answer).toContainText('Which stone?');
  await chat.press('Emerald');
  const pieces = page.getByRole('region', { name: 'The pieces' }).getByRole('article');
  await expect(pieces).toHaveCount(4, { timeout: 60_000 });
  await expect(pieces.getByTestId('facts').filter({ hasText: /emerald.*\$/ })).toHaveCount(4, { timeout: 60_000 });

  await chat.say('the second one in platinum');
  await expect(pieces.nth(1).getByTestId('facts')).toContainText('Pt 950');
  await expect(pieces.nth(0).getByTestId('facts')).toContainText('18k yellow');
  await chat.say('undo');
  await expect(pieces.nth(1).getByTestId('facts')).toContainText('18k yellow');

  await chat.say('which is the lightest?');
  await expect(chat.answer).toContainText('is the lightest');
  await chat.say('what is the weather');
  await expect(chat.answer).toContainText('I know jewellery and nothing else');
  // The same tray as everywhere: one draft request, whichever way in.
  await page.getByRole('link', { name: 'See them in the tray' }).click();
  await expect(page.getByRole('heading', { name: 'Four pieces' })).toBeVisible();
});
