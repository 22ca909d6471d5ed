import { Hono } from 'hono';
import { isUuid } from '#shared/uuid.ts';
import { readFileAddress } from '../../files/file-address.ts';
import { savedName } from '../../files/file-name.ts';
import { noSuchFile } from '../../files/file-problems.ts';
import { type OpenFile, openFile } from '../../files/open-file.ts';
import { POLICY_HEADER } from '../../http/content-policy.ts';
import { notStored } from '../../http/not-stored.ts';
import { answerProblem } from '../../http/problem-answers.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';

/** Whatever somebody has hidden in a picture: opened by itself it is in a sandbox, runs nothing and loads nothing. */
const POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/**
 * Sends uploaded pictures at the addresses that the API gives out. An address is its own proof: it is not described with the
 * API, since nobody makes one up. A forged or expired one is answered as one of a picture that does not exist.
 */
export function fileContentRoutes(services: StudioServices) {
  const app = new Hono<StudioBindings>();
  app.get('/files/:fileId', notStored, async (c) => {
    const { searchParams } = new URL(c.req.url);
    const fileId = c.req.param('fileId');
    const asked = isUuid(fileId) ? readFileAddress(services, fileId, searchParams) : undefined;
    const opened =
      asked && (await openFile(services, asked, searchParams.get('small') === 'true' ? 'preview' : 'itself'));
    if (opened?.ok !== true) {
      const problem = opened?.problem ?? noSuchFile;
      if (problem.code === 'file_lost') services.notice(`The bytes of the picture ${fileId} are missing.`);
      return answerProblem(c, problem.code === 'files_away' ? 503 : 404, problem);
    }
    const headers = headersOf(opened.value, searchParams.get('save') === 'true');
    if (c.req.method !== 'HEAD') return c.body(opened.value.body, 200, headers);
    await opened.value.body.cancel();
    return c.body(null, 200, headers);
  });
  return app;
}

function headersOf({ name, mediaType, bytes }: OpenFile, isSaved: boolean): Record<string, string> {
  const file = encodeURIComponent(savedName(name, mediaType)).replaceAll(
    /['()]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return {
    'content-type': mediaType,
    ...(bytes === undefined ? {} : { 'content-length': String(bytes) }),
    'content-disposition': `${isSaved ? 'attachment' : 'inline'}; filename*=UTF-8''${file}`,
    [POLICY_HEADER]: POLICY,
  };
}
