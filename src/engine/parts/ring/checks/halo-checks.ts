import type { Finding } from '../../../contract/finding.ts';
export function checkHalo(_a: unknown, _b: unknown): readonly Finding[] {
  return [];
}
