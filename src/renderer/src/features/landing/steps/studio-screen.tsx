import { LandingPicture } from '../landing-picture.tsx';

/** The studio itself, as `npm run media screens` found it in a browser after it had been told the sentence of step one. */
export function StudioScreen({ className }: { readonly className?: string | undefined }) {
  return (
    <LandingPicture
      name="pictures/studio"
      className={className}
      alt="The studio's screen with four lotus pendants to choose from"
      sizes="(max-width: 900px) 40vw, 380px"
    />
  );
}
