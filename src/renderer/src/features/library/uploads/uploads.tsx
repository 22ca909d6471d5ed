import { useSearchParams } from 'react-router-dom';
import { MOST_FILE_BYTES } from '#shared/forms/file-rules.ts';
import { classes } from '../../../lib/classes.ts';
import { Button } from '../../../components/controls/button.tsx';
import { addressOfFilter, filterIn } from '../catalogue-filter.ts';
import catalogueStyles from '../catalogue.module.css';
import { Unread } from '../unread.tsx';
import { WorkshopChoice } from '../workshop-choice.tsx';
import { ChoosePictures } from './choose-pictures.tsx';
import { SentUploads } from './sent-uploads.tsx';
import { bytesInWords } from './bytes-in-words.ts';
import { SpaceUsed } from './space-used.tsx';
import { uploadDesk } from './studio-uploads.ts';
import { UploadSearch } from './upload-search.tsx';
import { UploadedPicture } from './uploaded-picture.tsx';
import styles from './uploads.module.css';
import { useDroppedFiles } from './use-dropped-files.ts';
import { useUploads } from './use-uploads.ts';

/** The pictures that a workshop has uploaded: chosen or dropped here, found, named, tagged, deleted; the address is the filter. */
export function Uploads() {
  const [params, setParams] = useSearchParams();
  const { text, tag, ...others } = filterIn(params);
  const wanted = params.get('workshop');
  const { workshops, workshopId, mayUpload, mayDelete, space, found, error, ...list } = useUploads(wanted, {
    text,
    tag,
  });
  const look = (next: { readonly text?: string; readonly tag?: string }, workshop = wanted) =>
    setParams(
      { ...(workshop === null ? {} : { workshop }), ...addressOfFilter({ ...others, text, tag, ...next }) },
      { replace: true },
    );
  const isFiltered = text !== '' || tag !== '';
  const isNothing = found?.length === 0 && !isFiltered;
  const add = (pictures: readonly File[]) => uploadDesk.add(workshopId, pictures);
  const isOver = useDroppedFiles(mayUpload ? add : undefined);

  return (
    <div className={classes(catalogueStyles.catalogue, styles.uploads, isOver && styles.over)}>
      <WorkshopChoice workshops={workshops} chosen={workshopId} onChoose={(id) => look({}, id)} />
      {!isNothing && (
        <div className={styles.bar}>
          <UploadSearch text={text} tag={tag} onLook={look} />
          {mayUpload && <ChoosePictures onChoose={add} />}
        </div>
      )}
      {space !== undefined && !isNothing && <SpaceUsed space={space} />}
      <SentUploads workshopId={workshopId} />
      {error !== null && <Unread error={error} withoutLine="The pictures are kept there." onRetry={list.retry} />}
      <p className={catalogueStyles.note} role="status">
        {error === null && saidOf(found, { isFiltered, mayUpload })}
      </p>
      {isNothing && mayUpload && (
        <div className={catalogueStyles.empty}>
          <p className={styles.first}>
            Sketches, a client’s own piece, finished work: pictures that you upload are here for everybody in your
            workshop. Choose them, or drop them anywhere on this page: PNG, JPEG or WebP, up to{' '}
            {bytesInWords(MOST_FILE_BYTES)} each.
          </p>
          <ChoosePictures onChoose={add} isFirst />
        </div>
      )}
      {found?.length === 0 && isFiltered && (
        <Button className={catalogueStyles.all} onClick={() => look({ text: '', tag: '' })}>
          Show all uploads
        </Button>
      )}
      <ul className={styles.pictures}>
        {found?.map((file) => (
          <li key={file.id}>
            <UploadedPicture
              workshopId={workshopId}
              file={file}
              mayChange={mayUpload}
              mayDelete={mayDelete}
              onTag={(chosen) => look({ tag: chosen })}
            />
          </li>
        ))}
      </ul>
      {list.more !== undefined && (
        <Button className={catalogueStyles.more} disabled={list.isReadingMore} onClick={list.more}>
          Show older ones
        </Button>
      )}
    </div>
  );
}

function saidOf(
  found: readonly unknown[] | undefined,
  { isFiltered, mayUpload }: { readonly isFiltered: boolean; readonly mayUpload: boolean },
): string {
  if (found === undefined) return 'Reading the uploads of your workshop…';
  if (found.length > 0)
    return mayUpload ? '' : 'Your role in this workshop looks at uploads, and does not change them.';
  if (isFiltered) return 'No upload of your workshop is like this.';
  return mayUpload ? '' : 'Nobody has uploaded a picture to this workshop yet.';
}
