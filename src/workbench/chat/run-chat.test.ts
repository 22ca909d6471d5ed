import { beforeAll, expect, test } from 'vitest';
import type { DesignAssistant } from '#designer/assistant.ts';
import { builtInAssistant } from '#designer/assistants/built-in.ts';
import { openDesigns } from '#designer/chat/testing/open-designs.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { ChatAnswered } from '../answers.ts';
import { type JobMessage, ofType, RecordedWorkbench } from '../testing/recorded-workbench.ts';
import { testWorld } from '../testing/test-world.ts';
import type { WorkbenchWorld } from '../world.ts';

const open = openDesigns('18k yellow gold ring with a 1 ct round diamond in four claws, no halo, US 6.5');
const chat = (words: string, id = 1) =>
  ({
    type: 'chat',
    id,
    lane: 'chat',
    conversation: [],
    open,
    words,
    isForClient: false,
    profile: defaultWorkshopProfile,
  }) as const;

let world: WorkbenchWorld;
beforeAll(async () => {
  world = await testWorld();
});

const eventsOf = (answers: readonly JobMessage[]) =>
  ofType(answers, 'chat').map((answer) => (answer as ChatAnswered).event);

test('a turn is answered with a patch, weighed and priced by the kernel before and after', async () => {
  const answers = await new RecordedWorkbench(world).ask(chat('thinner'));
  const edited = eventsOf(answers).find((event) => event.type === 'edited');
  expect(answers.at(-1)).toMatchObject({ type: 'done' });
  expect(edited?.before?.netMetalGrams).toBeGreaterThan(edited?.after?.netMetalGrams ?? Infinity);
  expect(edited?.after?.price.amount).toBeLessThan(edited?.before?.price.amount ?? 0);
});

test('what cannot be cast is left as it is, with the remedy of the check to press', async () => {
  const events = eventsOf(await new RecordedWorkbench(world).ask(chat('band 0.5 mm')));
  expect(events.some(({ type }) => type === 'edited')).toBe(false);
  expect(events.find(({ type }) => type === 'asked')).toMatchObject({
    answers: [{ label: 'Do it, and mend that' }, { label: 'Do it all the same' }],
  });
});

test('an edit is on the workbench already when its page asks for it', async () => {
  const workbench = new RecordedWorkbench(world);
  const events = eventsOf(await workbench.ask(chat('14k')));
  const edited = events.find((event) => event.type === 'edited');
  const [piece] = open;
  if (piece === undefined || edited?.after === undefined) throw new Error('The metal is changed');
  const spec = { ...piece.spec, metal: { ...piece.spec.metal, alloy: 'au585_y' as const } };
  const built = await workbench.ask({
    type: 'build',
    id: 2,
    lane: 'view',
    spec,
    quality: 'view',
    profile: defaultWorkshopProfile,
  });
  expect(built[0]).toMatchObject({ type: 'built', sheet: { netMetalGrams: edited.after.netMetalGrams } });
});

test('a turn that is cancelled says nothing more', async () => {
  let asked = 0;
  const slow: DesignAssistant = {
    ...builtInAssistant,
    async *converse() {
      for (; asked < 100; asked += 1) {
        yield { type: 'said', words: 'Well,' };
        if (asked === 2) workbench.cancel(1);
        await Promise.resolve();
      }
    },
  };
  const workbench = new RecordedWorkbench({ ...world, assistant: slow });
  const answers = await workbench.ask(chat('thinner'));
  expect(answers.at(-1)).toMatchObject({ type: 'cancelled' });
  expect(eventsOf(answers).length).toBeLessThan(5);
});
