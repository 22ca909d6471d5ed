import { alloys } from '#spec/tables/alloys.ts';
import { gems } from '#spec/tables/gems.ts';
import type { StoneGroup } from '../../contract/built-piece.ts';
import type { CoordinateFrame } from '../../contract/frame.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { determinant, identity, mirrorX, multiply } from '../../mesh/math/frames.ts';
import { placeMesh } from '../../mesh/build/place-mesh.ts';
import type { ExportInput } from '../exporter.ts';
import { castGrams, metalName, stoneName } from '../names.ts';
import { XmlBytes } from './xml-bytes.ts';

const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const MATERIALS_ID = 1;

/** One object of the file and every place that it takes. */
interface ModelObject {
  readonly name: string;
  /** Row of the base materials. */
  readonly material: number;
  readonly mesh: TriangleMesh;
  readonly at: readonly CoordinateFrame[];
}

/** The 3D model part by the 3MF core specification 1.2: the casting is one object, every kind of stone another. */
export function modelXml(input: ExportInput): Uint8Array {
  const xml = new XmlBytes();
  const objects = objectsOf(input);
  xml.markup('<?xml version="1.0" encoding="UTF-8"?>\n');
  xml.markup(`<model unit="millimeter" xml:lang="en-US" xmlns="${CORE}">\n`);
  metadata(xml, 'Title', input.spec.title);
  metadata(xml, 'Description', description(input));
  xml.markup('<resources>\n');
  materials(xml, input);
  objects.forEach((object, i) => writeObject(xml, object, MATERIALS_ID + 1 + i));
  xml.markup('</resources>\n<build>\n');
  objects.forEach(({ at, name }, i) => {
    for (const frame of at) item(xml, MATERIALS_ID + 1 + i, name, frame);
  });
  return xml.markup('</build>\n</model>\n').finish();
}

function metadata(xml: XmlBytes, name: string, value: string): void {
  xml.markup(`<metadata name="${name}">`).text(value).markup('</metadata>\n');
}

function description(input: ExportInput): string {
  const { bought, stones } = input.piece;
  const lines = [`Cast only the object "${castName(input)}": ${castGrams(input)} g.`];
  if (stones.length > 0) lines.push('The stones show where each is set; they are not cast.');
  const parts = bought.map(({ name, count }) => `${count} × ${name}`);
  if (parts.length > 0) lines.push(`Bought parts, not in this file: ${parts.join(', ')}.`);
  return lines.join(' ');
}

function castName(input: ExportInput): string {
  return `Casting, ${metalName(input)}`;
}

function objectsOf(input: ExportInput): readonly ModelObject[] {
  const cast = { name: castName(input), material: 0, mesh: input.piece.cast.mesh, at: [identity] };
  return [cast, ...input.piece.stones.flatMap((group, i) => stoneObjects(group, i + 1))];
}

/** A mirrored place takes a mirrored stone, since a build item may only be turned and moved. */
function stoneObjects(group: StoneGroup, material: number): readonly ModelObject[] {
  const name = `Stone, ${stoneName(group)}`;
  const mirrored = group.at.filter((frame) => determinant(frame) < 0);
  const upright = group.at.filter((frame) => determinant(frame) >= 0);
  const objects = [
    { name, material, mesh: group.gem.mesh, at: upright },
    {
      name: `${name}, mirrored`,
      material,
      mesh: placeMesh(group.gem.mesh, mirrorX()),
      at: mirrored.map((frame) => multiply(frame, mirrorX())),
    },
  ];
  return objects.filter(({ at }) => at.length > 0);
}

function materials(xml: XmlBytes, input: ExportInput): void {
  const rows = [
    { name: metalName(input), colour: alloys[input.spec.metal.alloy].srgb },
    ...input.piece.stones.map((group) => ({ name: stoneName(group), colour: stoneColour(group) })),
  ];
  xml.markup(`<basematerials id="${MATERIALS_ID}">\n`);
  for (const { name, colour } of rows) {
    xml.markup('<base name="').text(name).markup('" displaycolor="').text(colour.toUpperCase()).markup('"/>\n');
  }
  xml.markup('</basematerials>\n');
}

function stoneColour({ gemId, colour }: StoneGroup): string {
  const { colours } = gems[gemId];
  return (colours.find(({ name }) => name === colour) ?? colours[0]).srgb;
}

function writeObject(xml: XmlBytes, { name, material, mesh }: ModelObject, id: number): void {
  xml.markup(`<object id="${id}" type="model" pid="${MATERIALS_ID}" pindex="${material}" name="`).text(name);
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

/** 3MF multiplies row vectors from the left, so its twelve numbers are our axes and origin in turn. */
function item(xml: XmlBytes, id: number, name: string, frame: CoordinateFrame): void {
  xml.markup(`<item objectid="${id}" partnumber="`).text(name).markup('"');
  if (frame !== identity) {
    const numbers = [0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14].map((k) => frame[k] as number);
    xml.markup(' transform="');
    numbers.forEach((value, k) => xml.markup(k === 0 ? '' : ' ').length(value));
    xml.markup('"');
  }
  xml.markup('/>\n');
}
