import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import { MOST_PREVIEW_BYTES } from '#shared/forms/file-rules.ts';
import { changeFile, deleteFile } from '../../files/change-file.ts';
import { findFile } from '../../files/find-files.ts';
import { keepPreview } from '../../files/keep-preview.ts';
import { answerInvalidInput } from '../../http/invalid-input.ts';
import { problemAnswer } from '../../http/problem-body.ts';
import { smallBody } from '../../http/small-body.ts';
import { inWorkshop } from '../../policies/in-workshop.ts';
import { answerActorRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { answerWriteRefusal, TOO_MANY_WRITES } from '../designs/design.ts';
import { WorkshopPath } from '../workshop-path.ts';
import { answerUploadRefusal, presentedFile, UPLOAD_REFUSALS } from './answer-file.ts';
import { FileChange, FileOut } from './file-schemas.ts';
import { takeUpload } from './take-upload.ts';

const PATH = '/api/workshops/{workshopId}/files/{fileId}';
const FilePath = WorkshopPath.extend({ fileId: z.string() });
const FILE = { 200: { description: 'As it is now', content: { 'application/json': { schema: FileOut } } } };

const read = (services: StudioServices) =>
  createRoute({
    method: 'get',
    path: PATH,
    summary: 'An uploaded picture: what is said of it, and the address at which it is shown',
    ...inWorkshop(services, 'files.read'),
    request: { params: FilePath },
    responses: { ...FILE, ...WORKSHOP_REFUSALS },
  });
const change = (services: StudioServices) =>
  createRoute({
    method: 'patch',
    path: PATH,
    summary: 'Calls an uploaded picture something else, or tags it otherwise',
    ...inWorkshop(services, 'files.write', smallBody(['application/json'])),
    request: {
      params: FilePath,
      body: { content: { 'application/json': { schema: FileChange } }, required: true },
    },
    responses: {
      ...FILE,
      400: problemAnswer('The name or a tag can’t be kept'),
      ...WORKSHOP_REFUSALS,
      413: problemAnswer('More than is said of a picture'),
      415: problemAnswer('No JSON'),
      ...TOO_MANY_WRITES,
    },
  });
const preview = (services: StudioServices) =>
  createRoute({
    method: 'put',
    path: `${PATH}/preview`,
    summary: 'Keeps a smaller copy of an uploaded picture, which lists show; the first one stays',
    ...inWorkshop(services, 'files.write'),
    request: {
      params: FilePath,
      body: { content: { 'image/jpeg': { schema: z.string().openapi({ format: 'binary' }) } }, required: true },
    },
    responses: { 204: { description: 'It is kept, or one was before' }, ...UPLOAD_REFUSALS },
  });
const remove = (services: StudioServices) =>
  createRoute({
    method: 'delete',
    path: PATH,
    summary: 'Deletes an uploaded picture for good',
    ...inWorkshop(services, 'files.delete'),
    request: { params: FilePath },
    responses: { 204: { description: 'It is gone' }, ...WORKSHOP_REFUSALS, ...TOO_MANY_WRITES },
  });

/** One picture that a workshop has uploaded. */
export function uploadedFileRoutes(services: StudioServices) {
  return new OpenAPIHono<StudioBindings>({ defaultHook: answerInvalidInput })
    .openapi(read(services), async (c) => {
      const { workshopId, accountId } = c.var.membership;
      const found = await findFile(services.db, workshopId, c.req.valid('param').fileId);
      return found.ok
        ? c.json(presentedFile(services, found.value, accountId), 200)
        : answerActorRefusal(c, found.problem);
    })
    .openapi(change(services), async (c) => {
      const { membership } = c.var;
      const changed = await changeFile(services, membership, c.req.valid('param').fileId, c.req.valid('json'));
      return changed.ok
        ? c.json(presentedFile(services, changed.value, membership.accountId), 200)
        : answerWriteRefusal(c, changed.problem);
    })
    .openapi(preview(services), async (c) => {
      const { fileId } = c.req.valid('param');
      const kept = await takeUpload(services.spool, c.req.raw, MOST_PREVIEW_BYTES, (sent) =>
        keepPreview(services, c.var.membership, fileId, sent),
      );
      return kept.ok ? c.body(null, 204) : answerUploadRefusal(c, kept.problem);
    })
    .openapi(remove(services), async (c) => {
      const removed = await deleteFile(services, c.var.membership, c.req.valid('param').fileId);
      return removed.ok ? c.body(null, 204) : answerWriteRefusal(c, removed.problem);
    });
}
