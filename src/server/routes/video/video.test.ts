import { expect, test } from 'vitest';
import { filmedBriefs } from '#shared/site/film.ts';
import { openTestStudio } from '../../testing/test-studio.ts';

async function ask(path: string, env: Readonly<Record<string, string>> = {}) {
  const studio = await openTestStudio({ sqliteFile: ':memory:' }, { env });
  const answer = await studio.ask(path);
  await studio.close();
  return answer;
}

test('leads to the studio’s own film', async () => {
  const answer = await ask('/api/video');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/api/video/film']);
  const page = await (await ask('/api/video/film')).text();
  expect(page).toContain('<video controls');
  // Pixel by pixel its stones are steps of white, and cut.
  expect(page).not.toContain('Come closer');
  // More than the hero shows: what each piece was asked for.
  for (const brief of Object.values(filmedBriefs)) expect(page).toContain(brief);
  expect(page).toContain('src="/media/film-av1.mp4#t=');
});

test('redirects to the address in the settings, whatever a request says', async () => {
  const env = { VIDEO_URL: 'https://video.example/film?id=7' };
  const answer = await ask('/api/video?url=https://evil.example', env);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://video.example/film?id=7']);
});

test('takes the film from the media host', async () => {
  const page = await (await ask('/api/video/film', { MEDIA_HOST: 'https://media.example/nakshi' })).text();
  expect(page).toContain('src="https://media.example/nakshi/media/film.mp4#t=');
});
