import { Link } from 'react-router-dom';
import { fail, ok, type Problem } from '#shared/result.ts';
import { parseSpec } from '#spec/parse-spec.ts';
import { Button } from '../../../components/controls/button.tsx';
import { ErrorPanel } from '../../../components/display/error-panel.tsx';
import { piecePath } from '../../../lib/navigation/filled-paths.ts';
import { PictureFrame } from '../../../studio/pieces/picture-frame.tsx';
import { usePhotographFile } from '../../../studio/pictures/use-photograph-file.ts';
import { type CatalogueDesign, specOfHead } from '../catalogue-pages.ts';
import { useDesignPicture } from '../use-design-picture.ts';
import styles from './design-pictures.module.css';

interface DesignPictureProps {
  readonly workshopId: string;
  readonly design: CatalogueDesign;
}

/** The picture of a design, and its file. */
export function DesignPicture({ workshopId, design }: DesignPictureProps) {
  const pictures = useDesignPicture(workshopId, design);
  const { taking, problem, take, cancel } = usePhotographFile();
  const { id, title, sku } = design;

  async function photographed() {
    const sent = await specOfHead(workshopId, id);
    if (sent === undefined) return fail(unread);
    const spec = parseSpec(sent);
    return spec.ok ? ok({ designId: id, spec: spec.value, listing: design }) : spec;
  }

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
          <Button
            variant="bare"
            aria-label={`Download a photograph of ${title}`}
            onClick={() => void take(photographed, 'jpeg')}
          >
            Download
          </Button>
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
