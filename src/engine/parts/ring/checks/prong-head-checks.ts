import type { Finding } from '../../../contract/finding.ts';
export function checkProngHead(_a: unknown, _b: unknown): readonly Finding[] {
  return [];
}
