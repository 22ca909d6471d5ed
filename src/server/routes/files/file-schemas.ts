import { z } from '@hono/zod-openapi';
import { fileRules, MOST_FILE_TAGS } from '#shared/forms/file-rules.ts';
import { searchWordsIn } from '../../designs/search-terms.ts';
import { nameOfUpload } from '../../files/file-name.ts';
import { fieldSchema } from '../../http/form-schema.ts';

/** As it was chosen: what leads to it and what ends it is left out. */
export const FileName = z
  .string('A picture has a name.')
  .transform(nameOfUpload)
  .pipe(fieldSchema(fileRules.name))
  .openapi({ type: 'string', description: 'Without folders, and without its ending' });

/** Each has a letter or a digit to be found by. */
export const FileTags = z
  .array(fieldSchema(fileRules.tag).refine((tag) => searchWordsIn(tag).length > 0, 'A tag has letters or digits.'))
  .max(MOST_FILE_TAGS, `A picture has at most ${MOST_FILE_TAGS} tags.`)
  .transform((tags) => [...new Set(tags)]);

export const FileChange = z
  .strictObject({ name: fieldSchema(fileRules.name).optional(), tags: FileTags.optional() })
  .refine((change) => Object.keys(change).length > 0, 'Nothing is changed.');

export const FileOut = z.object({
  id: z.uuid(),
  name: z.string(),
  tags: z.array(z.string()),
  mediaType: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  widthPx: z.number().int(),
  heightPx: z.number().int(),
  bytes: z.number().int(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  address: z.string().openapi({
    description:
      'Shows it to the caller without a token for an hour at least; with `&save=true` it is a download, with `&small=true` its smaller copy',
  }),
});

export const FileSpaceOut = z.object({
  files: z.number().int(),
  bytes: z.number().int(),
  mostFiles: z.number().int(),
  mostBytes: z.number().int(),
});
