import type { OpenAPIHono } from '@hono/zod-openapi';
import { brand } from '#shared/brand.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { operationsOf } from './operations.ts';
import { docsPage } from './docs-page.ts';

const DOCUMENT_PATH = '/api/openapi.json';

/**
 * Adds the description of the API: a page for people, and OpenAPI for programs. Both are made from the registered
 * routes, so add them last.
 */
export function describeApi(app: OpenAPIHono<StudioBindings>, version: string): void {
  const document = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: `${brand.name} API`, version } });
  const page = docsPage(operationsOf(document), DOCUMENT_PATH);
  app.get(DOCUMENT_PATH, (c) => c.json(document));
  app.get('/api/docs', (c) => c.html(page));
}
