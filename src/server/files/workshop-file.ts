import type { WorkshopFileRow } from '../db/file-tables.ts';
import { saidTerm, searchWordsIn } from '../designs/search-terms.ts';

/** A picture of a workshop as its people see it. */
export interface WorkshopFile
  extends Pick<WorkshopFileRow, (typeof FILE_COLUMNS)[number] & keyof Omit<WorkshopFileRow, 'tags'>> {
  readonly tags: readonly string[];
}

/** The columns of {@link WorkshopFile}. */
export const FILE_COLUMNS = [
  'id',
  'name',
  'mediaType',
  'widthPx',
  'heightPx',
  'bytes',
  'tags',
  'createdBy',
  'createdAtMs',
] as const satisfies readonly (keyof WorkshopFileRow)[];

/** A row of {@link FILE_COLUMNS} as a file. */
export const fileOfRow = ({ tags, ...row }: Pick<WorkshopFileRow, (typeof FILE_COLUMNS)[number]>): WorkshopFile => ({
  ...row,
  tags: JSON.parse(tags) as readonly string[],
});

/** What people say of a file, and find it by. */
export interface SaidOfFile {
  readonly name: string;
  readonly tags: readonly string[];
}

/** The columns of what is said of a file. */
export const columnsOfSaid = ({ name, tags }: SaidOfFile) => ({
  name,
  tags: JSON.stringify(tags),
  searchText: [
    ...new Set([...tags.map((tag) => saidTerm('tag', tag)), ...searchWordsIn([name, ...tags].join(' '))]),
  ].join(' '),
});
