/** An element of a document that was read strictly. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

const NAME = '[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?';
const TOKEN = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<&]*(?:&[a-z]+;[^"<&]*)*")*)\\s*(/?)>|([^<]+)`, 'y');
const ATTRIBUTE = new RegExp(`(${NAME})="([^"]*)"`, 'g');
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads the part of XML 1.0 that our files use, and throws at anything that is not well formed. */
export function readXml(bytes: Uint8Array): XmlElement {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!text.startsWith(declaration)) throw new Error('The declaration is missing');
  interface Open {
    name: string;
    attributes: Record<string, string>;
    children: XmlElement[];
    text: string;
  }
  const document: Open = { name: '', attributes: {}, children: [], text: '' };
  const stack = [document];
  TOKEN.lastIndex = declaration.length;
  while (TOKEN.lastIndex < text.length) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(text);
    if (!token) throw new Error(`Not well formed at: ${text.slice(from, from + 60)}`);
    const [, closing, name, attributes = '', selfClosing, words] = token;
    const open = stack.at(-1) ?? document;
    if (words !== undefined) {
      open.text += unescaped(words);
    } else if (closing) {
      if (open.name !== name) throw new Error(`</${name}> closes <${open.name}>`);
      stack.pop();
    } else {
      const element: Open = { name: name ?? '', attributes: attributesOf(attributes), children: [], text: '' };
      open.children.push(element);
      if (!selfClosing) stack.push(element);
    }
  }
  const [root, ...more] = document.children;
  if (!root || more.length > 0 || stack.length > 1 || document.text.trim() !== '') throw new Error('Not one root');
  return root;
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (name in attributes) throw new Error(`${name} stands twice`);
    attributes[name] = unescaped(value);
  }
  return attributes;
}

function unescaped(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what XML 1.0 forbids
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text)) throw new Error('A forbidden character');
  return text.replace(/&([^;]*);?/g, (whole, name: string) => {
    const character = entities[name];
    if (character === undefined || !whole.endsWith(';')) throw new Error(`Unknown entity ${whole}`);
    return character;
  });
}
