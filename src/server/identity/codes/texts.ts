import { brand } from '#shared/brand.ts';
import type { TextMessage } from '../../sms/sms.ts';

/** The text message that carries a code; it fits into 160 characters. */
export function textWithCode(to: string, code: string): TextMessage {
  return {
    to,
    text: `${code} is your code to confirm this number at ${brand.name}. Nobody there will ask you for it.`,
  };
}

/** A number as shown to somebody who asked for a code: `+*******0123`. */
export function maskPhone(phone: string): string {
  const shown = 4;
  return `+${'*'.repeat(Math.max(phone.length - 1 - shown, 0))}${phone.slice(-shown)}`;
}
