import type { ExportFormat } from './messages.ts';

/** A file name that every system takes, with the unit that an STL cannot carry: `aurelia-mm.stl`. */
export function fileName(title: string, format: ExportFormat): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain === '' ? 'design' : plain}${format === 'stl' ? '-mm' : ''}.${format}`;
}
