import { alloys } from '#spec/tables/alloys.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import type { ExportInput } from '../exporter.ts';
import { metalName, namedGrams, stoneName } from '../names.ts';
import { XmlBytes } from './xml-bytes.ts';

const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const MATERIALS_ID = 1;
const CASTING_ID = 2;

/**
 * The 3D model part by the 3MF core specification 1.2: one object, the casting, built once. Whatever stands in the list
 * of build items is printed, so stones and bought parts are only named in the description.
 */
export function modelXml(input: ExportInput): Uint8Array {
  const xml = new XmlBytes();
  xml.markup('<?xml version="1.0" encoding="UTF-8"?>\n');
  xml.markup(`<model unit="millimeter" xml:lang="en-US" xmlns="${CORE}">\n`);
  metadata(xml, 'Title', input.spec.title);
  metadata(xml, 'Description', description(input));
  xml.markup('<resources>\n');
  metal(xml, input);
  casting(xml, castName(input), input.piece.cast.mesh);
  xml.markup('</resources>\n<build>\n');
  xml.markup(`<item objectid="${CASTING_ID}" partnumber="`).text(castName(input)).markup('"/>\n');
  return xml.markup('</build>\n</model>\n').finish();
}

function metadata(xml: XmlBytes, name: string, value: string): void {
  xml.markup(`<metadata name="${name}">`).text(value).markup('</metadata>\n');
}

function description(input: ExportInput): string {
  const { bought, stones } = input.piece;
  const { castGrams, finishedGrams, netGrams } = namedGrams(input);
  const lines = [`Metal only: cast ${castGrams} g, finished ${finishedGrams} g.`];
  const set = stones.map((group) => `${group.at.length} × ${stoneName(group)}`);
  if (set.length > 0) lines.push(`Stones, set after casting: ${set.join('; ')}.`);
  const parts = bought.map(({ name, count }) => `${count} × ${name}`);
  if (parts.length > 0) lines.push(`Bought parts: ${parts.join(', ')}; net weight with them ${netGrams} g.`);
  return lines.join(' ');
}

function castName(input: ExportInput): string {
  return `Casting, ${metalName(input)}`;
}

function metal(xml: XmlBytes, input: ExportInput): void {
  const colour = alloys[input.spec.metal.alloy].srgb.toUpperCase();
  xml.markup(`<basematerials id="${MATERIALS_ID}">\n<base name="`).text(metalName(input));
  xml.markup('" displaycolor="').text(colour).markup('"/>\n</basematerials>\n');
}

function casting(xml: XmlBytes, name: string, mesh: TriangleMesh): void {
  xml.markup(`<object id="${CASTING_ID}" type="model" pid="${MATERIALS_ID}" pindex="0" name="`).text(name);
  xml.markup('">\n<mesh>\n<vertices>\n');
  const { positions: p, triangles: t } = mesh;
  for (let i = 0; i < p.length; i += 3) {
    xml.markup('<vertex x="').length(p[i] as number);
    xml.markup('" y="').length(p[i + 1] as number);
    xml
      .markup('" z="')
      .length(p[i + 2] as number)
      .markup('"/>\n');
  }
  xml.markup('</vertices>\n<triangles>\n');
  for (let i = 0; i < t.length; i += 3) {
    xml.markup('<triangle v1="').count(t[i] as number);
    xml.markup('" v2="').count(t[i + 1] as number);
    xml
      .markup('" v3="')
      .count(t[i + 2] as number)
      .markup('"/>\n');
  }
  xml.markup('</triangles>\n</mesh>\n</object>\n');
}
