import type { Finding } from '../../../contract/finding.ts';
export function checkBezelHead(_a: unknown, _b: unknown): readonly Finding[] {
  return [];
}
