/** What the PDF library is given to read type with. Its published types take all of Node into a pure layer. */
declare module 'fontkit' {
  import type { Fontkit } from '@cantoo/pdf-lib/cjs/types/fontkit';

  export const create: Fontkit['create'];
}
