import { brand } from '#shared/brand.ts';
import type { TextMessage } from '../../sms/sms.ts';

/** The text message that carries a code: one of 160 characters, whatever the studio is called. */
export function textWithCode(to: string, code: string): TextMessage {
  return {
    to,
    text: `${code} is your code to confirm this number at ${brand.name}. Nobody there will ask you for it.`,
  };
}

/** A number as it is shown to whoever asked for a code: `+*******0123`. */
export function maskPhone(phone: string): string {
  const shown = 4;
  return `+${'*'.repeat(Math.max(phone.length - 1 - shown, 0))}${phone.slice(-shown)}`;
}
