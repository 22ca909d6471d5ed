import type { DesignRequest } from '#spec/request/design-request.ts';
import { understand } from '../understand.ts';

/** The request that a brief is understood as; throws where it is refused. */
export function requestFrom(brief: string): DesignRequest {
  const result = understand(brief);
  if (!result.ok) throw new Error(`"${brief}" was refused: ${result.problem.code}`);
  return result.value;
}
