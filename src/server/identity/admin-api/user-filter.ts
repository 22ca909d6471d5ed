import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { readEmail } from '#shared/email-address.ts';
import type { Tables } from '../../db/tables.ts';

type Condition = (row: ExpressionBuilder<Tables, 'accounts'>) => Expression<SqlBool>;

const FILTER = /^\s*"?([\w:]+)"?\s*(=|\^=)\s*"((?:[^"\\]|\\.)*)"\s*$/;

/**
 * Reads a filter of `ListUsers`, e.g. `email ^= "ann"`.
 * @returns undefined for one that Cognito or we don't know
 */
export function readUserFilter(text: string): Condition | undefined {
  const [, name = '', comparison, quoted = ''] = FILTER.exec(text) ?? [];
  const value = quoted.replace(/\\(.)/g, '$1');
  const isBeginning = comparison === '^=';
  switch (name) {
    case 'email': {
      const typed = (isBeginning ? undefined : readEmail(value)) ?? value.toLowerCase();
      return (row) => (isBeginning ? begins('email', typed) : row(sql`lower(email)`, '=', typed));
    }
    case 'sub':
    case 'username':
      return (row) => (isBeginning ? begins('id', value) : row('id', '=', value));
    case 'status':
      return isBeginning ? undefined : (row) => row('disabled', '=', value === 'Disabled' ? 1 : 0);
    case 'cognito:user_status':
      return isBeginning ? undefined : (row) => row(sql`status`, '=', value);
    default:
      return undefined;
  }
}

/** Without LIKE, in which some characters have a meaning. */
const begins = (column: 'email' | 'id', beginning: string) =>
  sql<SqlBool>`substr(lower(${sql.ref(column)}), 1, ${sql.lit([...beginning].length)}) = ${beginning}`;
