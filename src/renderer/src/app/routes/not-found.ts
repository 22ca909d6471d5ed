import { page } from './page.ts';

/** The page for addresses that lead nowhere; like every page, it is fetched when somebody is shown it. */
export const notFound = page(() => import('../../features/not-found/not-found-page.tsx'), 'NotFoundPage');
