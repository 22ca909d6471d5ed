/**
 * A form as the text of an e-mail. What was typed in several lines stands last and indented, so that it can't be taken
 * for what the studio says.
 */
export function textOfForm(lines: readonly (readonly [name: string, value: string])[], message: string): string {
  const said = lines.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
  const indented = message.split('\n').map((line) => `    ${line}`.trimEnd());
  return `${[...said, ...(message === '' ? [] : ['', 'Message:', '', ...indented])].join('\n')}\n`;
}
