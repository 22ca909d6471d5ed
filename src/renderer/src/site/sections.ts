/** Sections of the landing page that the header links to, by their ids. */
export const sections = { faq: 'faq', waitlist: 'waitlist' } as const;

export type SectionId = (typeof sections)[keyof typeof sections];

/** The address of a section of the landing page. */
export function sectionPath(id: SectionId): string {
  return `/#${id}`;
}
