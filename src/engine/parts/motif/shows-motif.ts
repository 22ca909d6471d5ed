import type { DesignSpec } from '#spec/design-spec.ts';

/** Whether a design shows a drawing or letters, whose two sides differ because they are drawn so. */
export function showsMotif({ parts }: Pick<DesignSpec, 'parts'>): boolean {
  return Object.values(parts).some(({ kind }) => kind === 'motif');
}
