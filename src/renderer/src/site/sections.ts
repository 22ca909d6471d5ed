/** Places on the landing page that the header leads to. */
export const sections = { faq: 'faq', waitlist: 'waitlist' } as const;

export type SectionId = (typeof sections)[keyof typeof sections];

/** The address of a place on the landing page. */
export function sectionPath(id: SectionId): string {
  return `/#${id}`;
}
