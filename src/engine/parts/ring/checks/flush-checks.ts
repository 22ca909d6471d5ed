import type { Finding } from '../../../contract/finding.ts';
export function checkFlush(_a: unknown, _b: unknown): readonly Finding[] {
  return [];
}
