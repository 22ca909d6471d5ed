/**
 * A form as the text of an e-mail. Multi-line input comes last and indented, so that it can't be mistaken for the
 * studio's own words.
 */
export function textOfForm(lines: readonly (readonly [name: string, value: string])[], message: string): string {
  const said = lines.flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]));
  const indented = message.split('\n').map((line) => `    ${line}`.trimEnd());
  return `${[...said, ...(message === '' ? [] : ['', 'Message:', '', ...indented])].join('\n')}\n`;
}
