import { expect } from 'playwright/test';
import type { Platform } from '#shared/desktop/platform.ts';
import { test } from './desktop-studio.ts';

interface RecordedNotification {
  readonly title: string;
  emit(event: 'click'): void;
}

/** As the studio tells when four designs are made. */
const tell = (title: string) => {
  const { platform } = globalThis as unknown as { platform: Platform };
  return platform.tellDone?.({ title, text: 'Emerald ring' });
};

test('done work is told to who has turned away, and leads back; whoever looks at it is not disturbed', async ({
  sharedStudio: studio,
}) => {
  test.skip(process.env['ELECTRON'] === 'real', 'what the system shows can not be read by a test');
  const program = studio.program();
  const told = () =>
    program.evaluate(({ Notification }) =>
      (Notification as unknown as { shown: RecordedNotification[] }).shown.map(({ title }) => title),
    );
  const isInFront = () => program.evaluate(({ BrowserWindow }) => BrowserWindow.getFocusedWindow() !== null);

  await program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.show());
  await studio.window().evaluate(tell, 'Not told');
  await program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  await studio.window().evaluate(tell, 'Your designs are ready');
  expect(await told()).toEqual(['Your designs are ready']);
  expect(await isInFront()).toBe(false);

  await program.evaluate(({ Notification }) => {
    (Notification as unknown as { shown: RecordedNotification[] }).shown[0]?.emit('click');
  });
  expect(await isInFront()).toBe(true);
  await expect(studio.window().evaluate(tell, 'Two\nlines')).rejects.toThrow(/work:done/);
});
