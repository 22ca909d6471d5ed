import type { Context } from 'hono';
import type { z } from '@hono/zod-openapi';
import type { Problem } from '#shared/result.ts';
import { fileAddress } from '../../files/file-address.ts';
import type { WorkshopFile } from '../../files/workshop-file.ts';
import { problemAnswer, problemBody } from '../../http/problem-body.ts';
import { answerWorkshopRefusal, WORKSHOP_REFUSALS } from '../../policies/workshop-refusals.ts';
import type { StudioServices } from '../../services.ts';
import type { FileOut } from './file-schemas.ts';

/** A file as the API answers it to one account. */
export const presentedFile = (
  services: Pick<StudioServices, 'box' | 'clock'>,
  { tags, createdAtMs, ...file }: WorkshopFile,
  accountId: string,
): z.infer<typeof FileOut> => ({
  ...file,
  tags: [...tags],
  createdAt: new Date(createdAtMs).toISOString(),
  address: fileAddress(services, { fileId: file.id, accountId }),
});

/** What an upload is refused with besides. */
export const UPLOAD_REFUSALS = {
  400: problemAnswer('Its name can’t be read, it is empty, or it was cut off'),
  ...WORKSHOP_REFUSALS,
  409: problemAnswer('The workshop has no room for more'),
  413: problemAnswer('The file is too large, or its picture has too many pixels'),
  415: problemAnswer('Its bytes are no PNG, JPEG or WebP picture, whatever it is called'),
  422: problemAnswer('Something else was uploaded under this key'),
  429: problemAnswer('The workshop, or the caller, has saved too much in an hour'),
  503: problemAnswer('The place where pictures are kept is not reached'),
  507: problemAnswer('The disk is full'),
};

const RETRY_AFTER_S = '30';

/** Answers what an upload is refused with. */
export function answerUploadRefusal(c: Context, problem: Problem) {
  const body = problemBody(problem);
  switch (problem.code) {
    case 'empty_file':
    case 'upload_cut_off':
      return c.json(body, 400);
    case 'file_too_large':
    case 'picture_too_large':
    case 'no_preview':
      return c.json(body, 413);
    case 'no_picture':
    case 'unreadable_picture':
      return c.json(body, 415);
    case 'idempotency_key_reused':
      return c.json(body, 422);
    case 'too_many_requests':
      return c.json(body, 429);
    case 'files_away':
      c.header('retry-after', RETRY_AFTER_S);
      return c.json(body, 503);
    case 'disk_full':
      return c.json(body, 507);
    default:
      return answerWorkshopRefusal(c, problem);
  }
}
