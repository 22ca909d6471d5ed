import type { Finding } from '../../../contract/finding.ts';
export function checkPave(_a: unknown, _b: unknown): readonly Finding[] {
  return [];
}
