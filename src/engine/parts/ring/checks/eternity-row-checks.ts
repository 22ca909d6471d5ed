import type { Finding } from '../../../contract/finding.ts';
export function checkEternityRow(_a: unknown, _b: unknown): readonly Finding[] {
  return [];
}
