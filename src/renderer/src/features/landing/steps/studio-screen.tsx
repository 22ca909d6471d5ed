import { LandingPicture } from '../landing-picture.tsx';

/**
 * The studio itself, as `npm run media screens` found it in a browser after it had been told the sentence of step one. Its
 * photographs lie on paper; a dark page shows such four designs on velvet instead.
 */
export function StudioScreen({ className }: { readonly className?: string | undefined }) {
  return (
    <LandingPicture
      name="pictures/studio"
      nightName="pictures/choice"
      className={className}
      alt="Four lotus pendants to choose from, as the studio shows them"
      sizes="(max-width: 767px) 40vw, (max-width: 1200px) 31vw, 380px"
    />
  );
}
