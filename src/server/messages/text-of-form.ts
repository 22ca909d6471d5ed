/**
 * A form as the text of an e-mail, its lines in the order of the labels. Multi-line input comes last and indented, so that it can't be mistaken for the
 * studio's own words.
 */
export function textOfForm<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  { message, ...fields }: Readonly<Record<NoInfer<Name> | 'message', string>>,
): string {
  const texts: Readonly<Record<string, string>> = fields;
  const said = Object.entries<string>(labels).flatMap(([name, label]) =>
    texts[name] ? [`${label}: ${texts[name]}`] : [],
  );
  const indented = message.split('\n').map((line) => `    ${line}`.trimEnd());
  return `${[...said, ...(message === '' ? [] : ['', 'Message:', '', ...indented])].join('\n')}\n`;
}
