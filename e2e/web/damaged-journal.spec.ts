import { expect, test } from 'playwright/test';
import type { Draft } from '../../src/renderer/src/studio/journal/draft.ts';
import type { TrayRecord } from '../../src/renderer/src/studio/journal/journal.ts';
import { readDraft } from '../../src/renderer/src/studio/journal/read/read-draft.ts';
import { readTray } from '../../src/renderer/src/studio/journal/read/read-tray.ts';
import { complaintsOf } from '../pages/complaints.ts';
import { designJournal } from '../pages/design-journal.ts';
import { lightningPage } from '../pages/lightning-page.ts';
import { openDesign, PLAIN_BAND } from '../pages/open-design.ts';
import { trayPage } from '../pages/tray-page.ts';

test('of damaged records only the unreadable part is lost', async ({ page }) => {
  const complaints = complaintsOf(page);
  const piece = await openDesign(page, PLAIN_BAND);
  const edited = new URL(page.url()).pathname.split('/').at(-1);
  await piece.openTab('Adjust');
  await page.getByLabel('Finish').selectOption('brushed');
  await expect(piece.undo).toBeEnabled();
  await piece.finalWeight();

  const journal = designJournal(page);
  const drafts = (await journal.all('drafts')) as readonly Draft[];
  const [tray] = (await journal.all('trays')) as readonly [TrayRecord];
  const brushed = drafts.find(({ id }) => id === edited) as Draft;
  const lost = drafts.find(({ id }) => id !== edited) as Draft;
  const proposed = { ...brushed.revisions[0], spec: { ...brushed.revisions[0]?.spec, version: 99 } };

  await test.step('what the studio writes is read without a loss', () => {
    expect(brushed.revisions.map(({ weighed }) => weighed !== undefined)).toEqual([true, true]);
    for (const draft of drafts) expect(readDraft(draft)).toEqual({ ok: true, value: draft });
    expect(readTray(tray)).toEqual(tray);
  });

  await test.step('damage is done', async () => {
    await journal.plant('drafts', { ...brushed, revisions: [proposed, ...brushed.revisions.slice(1)] });
    await journal.plant('drafts', { id: lost.id, revisions: 'eaten by moths' });
    await journal.plant('trays', { ...tray, brief: 'without its request', request: { intent: 'sing' } });
    await journal.plant('trays', { id: 'empty', brief: 'without its pieces', created: '2999-01-01T00:00:00.000Z' });
    await journal.plant('notes', { words: 'a ring' }, 'composer');
    await journal.plant('notes', [7, brushed.id], 'likes');
  });

  await test.step('the trays that can be read are listed, the words begin anew', async () => {
    const lightning = lightningPage(page);
    await lightning.open();
    await expect(lightning.box).toHaveValue('');
    await page.goto('/modes');
    const recent = page.getByRole('region', { name: 'Recent work' });
    await expect(recent.getByText('without its request')).toBeVisible();
    await expect(recent.getByText('without its pieces')).toHaveCount(0);
  });

  await test.step('a tray without its request lies there with the pieces that are left, and no chips', async () => {
    const laidOut = trayPage(page);
    await page.goto('/aiimages');
    await expect(laidOut.pieces).toHaveCount(3);
    await expect(page.getByRole('textbox')).toHaveValue('without its request');
    await expect(laidOut.chips).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Unlike / })).toHaveCount(1);
  });

  await test.step('a piece shows the states that are left, and can be edited', async () => {
    await page.goto(`/catalog/${edited}?tab=adjust`);
    await expect(page.getByLabel('Finish')).toHaveValue('brushed');
    await expect(piece.undo).toBeDisabled();
    await page.getByLabel('Finish').selectOption('matte');
    await expect(piece.undo).toBeEnabled();
    await piece.finalWeight();
  });

  await test.step('what this studio cannot read is kept for one that can', async () => {
    const kept = (await journal.all('drafts')) as readonly Draft[];
    expect(kept.find(({ id }) => id === edited)?.unread).toEqual([{ at: 0, record: proposed }]);
  });

  await test.step('a piece of which nothing is left says so', async () => {
    await page.goto(`/catalog/${lost.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('damaged in the journal of this browser');
  });
  expect(complaints).toEqual([]);
});
