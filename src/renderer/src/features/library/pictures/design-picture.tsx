import { Link } from 'react-router-dom';
import { fail, ok, type Problem } from '#shared/result.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import { Button } from '../../../components/controls/button.tsx';
import { notify } from '../../../components/overlays/toasts.tsx';
import { ErrorPanel } from '../../../components/display/error-panel.tsx';
import { piecePath } from '../../../lib/navigation/filled-paths.ts';
import { PictureFrame } from '../../../studio/pieces/picture-frame.tsx';
import { type KeepPhotograph, usePhotographFile } from '../../../studio/pictures/use-photograph-file.ts';
import { type CatalogueDesign, specOfHead } from '../catalogue-pages.ts';
import { useDesignPicture } from '../use-design-picture.ts';
import { uploadDesk } from '../uploads/studio-uploads.ts';
import styles from './design-pictures.module.css';

interface DesignPictureProps {
  readonly workshopId: string;
  readonly design: CatalogueDesign;
  /** Whether it may be kept among the uploads. */
  readonly mayKeep: boolean;
}

/** The picture of a design, and its file. */
export function DesignPicture({ workshopId, design, mayKeep }: DesignPictureProps) {
  const pictures = useDesignPicture(workshopId, design);
  const { taking, problem, take, cancel } = usePhotographFile();
  const { id, title, sku } = design;

  async function photographed() {
    const sent = await specOfHead(workshopId, id);
    if (sent === undefined) return fail(unread);
    const spec = parseSpec(sent);
    return spec.ok ? ok({ designId: id, spec: spec.value, listing: design }) : spec;
  }

  const keep: KeepPhotograph = async (name, type, bytes) => {
    uploadDesk.add(workshopId, [new File([bytes], name, { type })]);
    notify(`A photograph of ${title} is on its way to Uploads.`);
    return ok({ where: undefined });
  };

  return (
    <figure className={styles.picture}>
      <Link to={piecePath(id)} aria-label={`Open ${title}`}>
        <PictureFrame alt="" {...pictures} />
      </Link>
      <figcaption className={styles.caption}>
        <span className={styles.title}>
          {title}
          {sku !== '' && <span className={styles.sku}> {sku}</span>}
        </span>
        {taking === undefined ? (
          <span>
            <Button
              variant="bare"
              aria-label={`Download a photograph of ${title}`}
              onClick={() => void take(photographed, 'jpeg')}
            >
              Download
            </Button>
            {mayKeep && (
              <Button
                variant="bare"
                aria-label={`Keep a photograph of ${title} in Uploads`}
                onClick={() => void take(photographed, 'jpeg', keep)}
              >
                Keep
              </Button>
            )}
          </span>
        ) : (
          <Button variant="bare" aria-label={`Cancel the photograph of ${title}`} onClick={cancel}>
            Photographing… Cancel
          </Button>
        )}
      </figcaption>
      {problem !== undefined && <ErrorPanel problem={problem} />}
    </figure>
  );
}

const unread: Problem = {
  code: 'design_unread',
  message: 'This design could not be read from your workshop.',
  remedy: 'Check the connection, then try again.',
};
