/** What somebody is told who wants to log out. @param count how many designs have not gone home */
export function whatWaits(count: number): { readonly title: string; readonly text: string } {
  if (count === 1) {
    return {
      title: 'One design is not in the workshop yet',
      text: 'It is only in this browser. Sealed here it opens when you log in again; thrown away it is gone for good.',
    };
  }
  return {
    title: `${count} designs are not in the workshop yet`,
    text: 'They are only in this browser. Sealed here they open when you log in again; thrown away they are gone for good.',
  };
}
