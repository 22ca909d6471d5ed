import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../lib/navigation/paths.ts';
import { sectionScroll } from '../styles/layout.ts';
import { type SectionId, sections } from './sections.ts';

/** The header's items that can be highlighted. */
export type ActiveItem = 'home' | 'pricing' | SectionId | undefined;

/** A section is active from where a click on its item scrolls to. */
const REACHED_PX = sectionScroll.abovePx + 40;

/** Which item of the header is highlighted: on the landing page it follows the scrolling. */
export function useActiveItem(): ActiveItem {
  const { pathname } = useLocation();
  const isLanding = pathname === paths.landing;
  const [section, setSection] = useState<ActiveItem>('home');
  useEffect(() => {
    if (!isLanding) return;
    const follow = (): void => setSection(sectionAt(REACHED_PX));
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [isLanding]);
  if (pathname === paths.pricing) return 'pricing';
  return isLanding ? section : undefined;
}

function sectionAt(px: number): ActiveItem {
  const reached = Object.values(sections).filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= px;
  });
  return reached.at(-1) ?? 'home';
}
