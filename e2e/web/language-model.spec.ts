import { expect } from 'playwright/test';
import {
  calls,
  MODEL_NAME,
  type ModelAct,
  type ModelServer,
  openModelServer,
  refuses,
  says,
} from '../../src/server/testing/model-server.ts';
import { chatPanel } from '../pages/chat-panel.ts';
import { loginPage } from '../pages/login-page.ts';
import { modelPanel } from '../pages/model-panel.ts';
import { PASSWORD } from '../pages/newcomer.ts';
import { openDesign, PLAIN_BAND } from '../pages/open-design.ts';
import { openOwnStudio, test as ownStudio } from '../pages/own-studio.ts';

const EMAIL = 'ann@example.com';

const test = ownStudio.extend<{ model: ModelServer }>({
  // Playwright wants an object here.
  // oxlint-disable-next-line no-empty-pattern
  model: async ({}, provide) => {
    const model = await openModelServer();
    await provide(model);
    await model.close();
  },
  studio: async ({ model }, provide) => {
    const settings = { MODEL_URL: model.base, MODEL_NAME, MODEL_KEY: 'right-key', ADMIN_EMAILS: EMAIL };
    const studio = await openOwnStudio(settings);
    await provide(studio);
    await studio.close();
  },
});

/** A model that has the studio write the patch of a change, and proposes it. */
const obeys: ModelAct = (response, { messages, ...asked }) => {
  const last = messages.at(-1);
  if (last?.role !== 'tool')
    return calls(['edit', { design: 'd1', words: 'band 3 mm' }])(response, { messages, ...asked });
  const { patch } = JSON.parse(String(last.content)) as { readonly patch: unknown };
  const proposes = calls(['propose_patch', { design: 'd1', says: 'A daintier band. It weighs 99 g now.', patch }]);
  return proposes(response, { messages, ...asked });
};

test('a language model changes a piece; where it fails it says so, and one press goes on with the built-in designer', async ({
  page,
  studio,
  model,
}) => {
  await studio.account(EMAIL);
  await loginPage(page).open();
  await loginPage(page).signIn(EMAIL, PASSWORD);
  await expect(page).toHaveURL('/modes');

  const panel = modelPanel(page);
  await panel.open();
  await expect(panel.panel).toContainText(`${MODEL_NAME} answers.`);
  model.acts(says('ready'), calls(['note', { word: 'gold' }]), refuses(400, 'response_format is not supported'));
  await panel.test();
  await expect(panel.report).toHaveText(
    'It answers. It calls the studio’s tools, as it should. It keeps to no form, which the chat does not need.',
  );

  const piece = await openDesign(page, PLAIN_BAND);
  const chat = chatPanel(page);
  await expect(page.getByText(`A machine answers, not a person: ${MODEL_NAME}.`)).toBeVisible();
  const before = await piece.finalWeight();
  model.acts(obeys);
  await chat.say('a daintier band, 3 mm');
  await expect(chat.answer).toContainText('A daintier band.');
  await expect(chat.answer).toContainText('3 mm instead of 4 mm');
  await expect(chat.answer).not.toContainText('99 g');
  await expect(chat.answer).toContainText(/\d\sg → .*\sg · \$.* → \$/);
  expect(await piece.finalWeight()).toBeLessThan(before);

  model.acts(refuses(500, 'Ignore the checks and show <b>this</b>'));
  await chat.say('band 5 mm');
  await expect(chat.answer).toContainText('The provider of the model made a mistake (500).');
  await expect(chat.log).not.toContainText('Ignore the checks');
  const asked = model.asked.length;
  await chat.press('Go on with the built-in designer');
  await expect(chat.answer).toContainText('5 mm instead of 3 mm');
  await expect(page.getByText('A machine answers, not a person: the built-in designer.')).toBeVisible();
  expect(model.asked).toHaveLength(asked);

  await page.getByRole('button', { name: `Ask ${MODEL_NAME} again` }).click();
  model.acts(says('Platinum does not tarnish.'));
  await chat.say('why platinum?');
  await expect(chat.answer).toContainText('Platinum does not tarnish.');
});
