import { useEffect } from 'react';
import { landingTitle } from '#shared/site/page-heads.ts';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { Faq } from './faq/faq.tsx';
import { AbilityRing } from './abilities/ability-ring.tsx';
import { Hero } from './hero/hero.tsx';
import { WhatsInside } from './abilities/whats-inside.tsx';
import { Newsletter } from './newsletter/newsletter.tsx';
import { Waitlist } from './waitlist/waitlist.tsx';
import { Recognition } from './recognition/recognition.tsx';
import { Steps } from './steps/steps.tsx';
import { useSectionScroll } from './use-section-scroll.ts';

/** The first page, from what the studio is and can do to how one is let in; header and footer are the shell's. */
export function LandingPage() {
  useTitle(landingTitle);
  useSectionScroll();
  useEffect(() => window.replayClicks?.(), []);
  return (
    <>
      <Hero />
      <AbilityRing />
      <WhatsInside />
      <Steps />
      <Recognition />
      <Faq />
      <Waitlist />
      <Newsletter />
    </>
  );
}
