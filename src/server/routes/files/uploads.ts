import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { MOST_FILE_BYTES } from '#shared/forms/file-rules.ts';
import { fileUsage } from '../../files/file-caps.ts';
import { findFiles } from '../../files/find-files.ts';
import { keepFile } from '../../files/keep-file.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { pageOf, pageQuery, withOneMore } from '../../http/page-of-rows.ts';
import { problemAnswer } from '../../http/problem-body.ts';
import { oneAtATime } from '../../limits/one-at-a-time.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { CreationKey } from '../designs/catalogue.ts';
import { WorkshopPath } from '../workshop-path.ts';
import { answerUploadRefusal, presentedFile, UPLOAD_REFUSALS } from './answer-file.ts';
import { FileName, FileOut, FileSpaceOut } from './file-schemas.ts';
import { takeUpload } from './take-upload.ts';

const PATH = '/api/workshops/{workshopId}/files';
const Bytes = z.string().openapi({ format: 'binary' });

const list = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: PATH,
    summary: 'A page of the uploaded pictures of a workshop, the newest first',
    ...inWorkshop(services, 'files.read'),
    request: {
      params: WorkshopPath,
      query: pageQuery.extend({
        tag: z.string().max(40).optional(),
        text: z.string().max(100).optional().openapi({ description: 'Beginnings of words, all of which are found' }),
      }),
    },
    responses: {
      200: {
        description: '`next` asks for the page after it',
        content: { 'application/json': { schema: z.object({ files: z.array(FileOut), next: z.string().optional() }) } },
      },
      400: problemAnswer('The page can’t be asked for like this'),
      ...WORKSHOP_REFUSALS,
    },
  });
const upload = (services: StudioServices) =>
  createRoute({
    method: 'post',
    path: PATH,
    summary: 'Keeps a picture, sent as it is; sent again with its Idempotency-Key it is the same one',
    ...inWorkshop(services, 'files.write'),
    request: {
      params: WorkshopPath,
      headers: CreationKey,
      query: z.object({ name: FileName }),
      body: {
        content: {
          'image/png': { schema: Bytes },
          'image/jpeg': { schema: Bytes },
          'image/webp': { schema: Bytes },
        },
        required: true,
      },
    },
    responses: {
      201: { description: 'It is kept', content: { 'application/json': { schema: FileOut } } },
      ...UPLOAD_REFUSALS,
    },
  });
const space = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: '/api/workshops/{workshopId}/file-space',
    summary: 'How much a workshop’s pictures take, and how much they may',
    ...inWorkshop(services, 'files.read'),
    request: { params: WorkshopPath },
    responses: {
      200: { description: 'Now', content: { 'application/json': { schema: FileSpaceOut } } },
      ...WORKSHOP_REFUSALS,
    },
  });

/** The pictures that a workshop has uploaded: found, added up, and uploaded. */
export function uploadRoutes(services: StudioServices) {
  const { db, spool, settings } = services;
  const { fileCaps } = settings.files;
  const ofAccountInTurn = oneAtATime();
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(list(services), async (c) => {
      const query = c.req.valid('query');
      const { accountId, workshopId } = c.var.membership;
      const found = await ofAccountInTurn(accountId, () => findFiles(db, workshopId, query, withOneMore(query)));
      const { rows, ...more } = pageOf(found, query, ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }));
      return c.json({ files: rows.map((file) => presentedFile(services, file, accountId)), ...more }, 200);
    })
    .openapi(upload(services), async (c) => {
      const said = { name: c.req.valid('query').name, tags: [] };
      const { accountId } = c.var.membership;
      const key = c.req.valid('header')['idempotency-key'];
      const kept = await takeUpload(spool, c.req.raw, MOST_FILE_BYTES, (sent) =>
        keepFile({ ...services, fileCaps }, c.var.membership, key, { ...sent, said }),
      );
      if (!kept.ok) return answerUploadRefusal(c, kept.problem);
      c.header('location', `${c.req.path}/${kept.value.id}`);
      return c.json(presentedFile(services, kept.value, accountId), 201);
    })
    .openapi(space(services), async (c) => {
      const { files, bytes } = await fileUsage(db, c.var.membership.workshopId);
      const { filesPerWorkshop: mostFiles, fileBytesPerWorkshop: mostBytes } = fileCaps;
      return c.json({ files, bytes, mostFiles, mostBytes }, 200);
    });
}
