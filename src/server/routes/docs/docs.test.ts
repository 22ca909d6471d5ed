import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { expect, test } from 'vitest';
import type { StudioBindings } from '../../studio-env.ts';
import { describeApi } from './docs.ts';

const Order = z.object({ title: z.string(), note: z.string().optional() });
const put = createRoute({
  method: 'put',
  path: '/api/orders/{number}',
  summary: 'Writes an order <b>down</b>',
  request: {
    params: z.object({ number: z.string() }),
    body: { content: { 'application/json': { schema: Order } }, required: true },
  },
  responses: { 204: { description: 'It is written' }, 409: { description: 'There is one: see `number`' } },
});

const app = new OpenAPIHono<StudioBindings>();
app.route(
  '/',
  new OpenAPIHono<StudioBindings>().openapi(put, (c) => c.body(null, 204)),
);
describeApi(app, '1.2.3');
const ask = (path: string) => app.fetch(new Request(`http://studio${path}`));

test('the OpenAPI document describes every route', async () => {
  expect(await (await ask('/api/openapi.json')).json()).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.2.3' },
    paths: { '/api/orders/{number}': { put: { responses: { 204: { description: 'It is written' } } } } },
  });
});

test('the page describes input and answers, and escapes every text', async () => {
  const text = await (await ask('/api/docs')).text();
  expect(text).toContain('<code>PUT /api/orders/{number}</code>');
  expect(text).toContain('Writes an order &lt;b&gt;down&lt;/b&gt;.');
  expect(text).toContain('application/json');
  expect(text).toMatch(/<code>number<\/code><br \/>\s*<code>title<\/code><br \/>\s*<code>note<\/code> \(optional\)/);
  expect(text).toMatch(/<code>204<\/code> It is written/);
  expect(text).toMatch(/<code>409<\/code> There is one: see <code>number<\/code>/);
});
