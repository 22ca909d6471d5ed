import { brand } from '#shared/brand.ts';
import { madeOf, type PictureFacts } from './picture-facts.ts';

/**
 * What the picture is to IPTC's vocabulary: computed from a design, neither photographed nor made by a trained model.
 * https://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation
 */
const DIGITAL_CREATION = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation';

const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
} as const;

/** XML 1.0 has no such characters, not even escaped. */
const NOT_IN_XML = /(?![\n\r\t])\p{Cc}|[\uFFFE\uFFFF]/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(NOT_IN_XML, '')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

const text = (name: string, said: string): string => (said === '' ? '' : `<${name}>${escaped(said)}</${name}>`);

/** A text in no language in particular. */
const alternative = (name: string, said: string): string =>
  said === '' ? '' : `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escaped(said)}</rdf:li></rdf:Alt></${name}>`;

const list = (name: string, kind: 'Bag' | 'Seq', all: readonly string[]): string =>
  all.length === 0
    ? ''
    : `<${name}><rdf:${kind}>${all.map((one) => text('rdf:li', one)).join('')}</rdf:${kind}></${name}>`;

/**
 * The XMP packet of a picture (ISO 16684-1): what it shows in Dublin Core, and in IPTC's words that it is a digital creation
 * of an object with this number, made of this.
 */
export function xmpPacket(facts: PictureFacts): string {
  const { title, sku, description, tags, designId, spec, shopName, day } = facts;
  const made = madeOf(spec);
  const object = [
    alternative('Iptc4xmpExt:AOTitle', title),
    text('Iptc4xmpExt:AOSourceInvNo', sku),
    text('Iptc4xmpExt:AOSource', shopName),
    alternative('Iptc4xmpExt:AOPhysicalDescription', made),
  ].join('');
  const properties = [
    alternative('dc:title', title),
    alternative('dc:description', description === '' ? made : `${description}\n${made}`),
    list('dc:subject', 'Bag', tags),
    list('dc:creator', 'Seq', shopName === '' ? [] : [shopName]),
    text('dc:identifier', `urn:uuid:${designId}`),
    text('xmp:CreatorTool', brand.name),
    text('xmp:CreateDate', day),
    text('Iptc4xmpExt:DigitalSourceType', DIGITAL_CREATION),
    `<Iptc4xmpExt:ArtworkOrObject><rdf:Bag><rdf:li rdf:parseType="Resource">${object}</rdf:li></rdf:Bag></Iptc4xmpExt:ArtworkOrObject>`,
  ].join('');
  const names = Object.entries(NAMESPACES).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`);
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${names.join(' ')}>${properties}</rdf:Description>`,
    '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('');
}
