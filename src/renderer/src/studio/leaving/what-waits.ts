/** What somebody is told who wants to log out. @param count how many designs have not gone home, or not all of them */
export function whatWaits(count: number): { readonly title: string; readonly text: string } {
  const what = count === 1 ? 'one design' : `${count} designs`;
  return {
    title: 'Not everything is in the workshop yet',
    text: `What you did last to ${what} is only in this browser. Sealed here it goes on when you log in again; thrown away it is gone for good.`,
  };
}
