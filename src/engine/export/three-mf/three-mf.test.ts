import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TriangleMesh } from '../../contract/solid.ts';
import { meshVolume } from '../../mesh/measure/measure-mesh.ts';
import { surfaceFaults } from '../../mesh/testing/closed-surface.ts';
import type { ExportInput } from '../exporter.ts';
import { SAMPLE_TITLE, samplePiece } from '../testing/sample-piece.ts';
import { readXml, type XmlElement } from '../testing/strict-xml.ts';
import { threeMfExporter } from './three-mf.ts';
import { XmlBytes } from './xml-bytes.ts';

let input: ExportInput;
let files: Record<string, Uint8Array>;
let model: XmlElement;

const part = (path: string): XmlElement => readXml(files[path] ?? new Uint8Array());
const child = (element: XmlElement, name: string): XmlElement => {
  const found = element.children.find((one) => one.name === name);
  if (!found) throw new Error(`<${element.name}> has no <${name}>`);
  return found;
};
const objects = (): readonly XmlElement[] => child(model, 'resources').children.filter(({ name }) => name === 'object');
const items = (): readonly XmlElement[] => child(model, 'build').children;

function meshOf(object: XmlElement | undefined): TriangleMesh {
  if (!object) throw new Error('No such object');
  const mesh = child(object, 'mesh');
  const numbers = (list: string, keys: readonly string[]): number[] =>
    child(mesh, list).children.flatMap(({ attributes }) => keys.map((key) => Number(attributes[key])));
  return {
    positions: Float64Array.from(numbers('vertices', ['x', 'y', 'z'])),
    triangles: Uint32Array.from(numbers('triangles', ['v1', 'v2', 'v3'])),
  };
}

beforeAll(async () => {
  input = await samplePiece();
  files = unzipSync(threeMfExporter.write(input));
  model = part('3D/3dmodel.model');
});

describe('a 3MF package', () => {
  test('has the three parts of the specification, and points at its model', () => {
    expect(Object.keys(files)).toEqual(['[Content_Types].xml', '_rels/.rels', '3D/3dmodel.model']);
    const types = part('[Content_Types].xml').children.map(({ attributes }) => attributes);
    expect(types).toContainEqual({
      Extension: 'model',
      ContentType: 'application/vnd.ms-package.3dmanufacturing-3dmodel+xml',
    });
    expect(types).toContainEqual({
      Extension: 'rels',
      ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
    });
    const [relation] = part('_rels/.rels').children;
    expect(relation?.attributes['Target']).toBe('/3D/3dmodel.model');
    expect(relation?.attributes['Type']).toBe('http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel');
  });

  test('is the same bytes each time', () => {
    expect(threeMfExporter.write(input)).toEqual(threeMfExporter.write(input));
  });
});

describe('a 3MF model', () => {
  test('is in millimetres and in the core namespace', () => {
    expect(model.name).toBe('model');
    expect(model.attributes).toMatchObject({
      unit: 'millimeter',
      xmlns: 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02',
    });
  });

  test('has the title as it was written, without what XML cannot hold', () => {
    const metadata = model.children.filter(({ name }) => name === 'metadata');
    expect(metadata.map(({ attributes }) => attributes['name'])).toEqual(['Title', 'Description']);
    expect(metadata[0]?.text).toBe(SAMPLE_TITLE.replace('\u0007', ''));
  });

  test('has the casting as a closed object of the same volume', () => {
    const casting = meshOf(objects()[0]);
    expect(objects()[0]?.attributes['name']).toBe('Casting, 18k yellow gold');
    expect(surfaceFaults(casting)).toEqual([]);
    expect(casting).toEqual(input.piece.cast.mesh);
    expect(Math.abs(meshVolume(casting) / input.piece.cast.volumeMm3 - 1)).toBeLessThan(0.005);
  });

  test('has nothing but the casting, once, so that a printer prints metal only', () => {
    expect(threeMfExporter.description).toContain('Metal only');
    expect(objects()).toHaveLength(1);
    expect(items().map(({ attributes }) => attributes)).toEqual([
      { objectid: '2', partnumber: 'Casting, 18k yellow gold' },
    ]);
  });

  test('names in words the stones that are set and the parts that are bought', () => {
    const [, text] = model.children.filter(({ name }) => name === 'metadata').map((one) => one.text);
    expect(text).toMatch(
      /^Metal only: cast \d+\.\d+ g, finished \d+\.\d+ g\. Stones, set after casting: 2 × Ruby, red, round brilliant 2\.5 mm\. Bought parts: /,
    );
    expect(text).toMatch(/1 × Cable chain "45 cm"; net weight with them \d+\.\d+ g\.$/);
  });

  test('refers only to ids that were there before, and to materials that exist', () => {
    const resources = child(model, 'resources').children;
    const ids = resources.map(({ attributes }) => attributes['id']);
    expect(new Set(ids).size).toBe(ids.length);
    const [materials] = resources;
    for (const { attributes } of objects()) {
      expect(attributes['pid']).toBe(materials?.attributes['id']);
      expect(materials?.children[Number(attributes['pindex'])]?.attributes['displaycolor']).toMatch(/^#[0-9A-F]{6}$/);
    }
    for (const { attributes } of items()) expect(ids).toContain(attributes['objectid']);
  });
});

describe('the buffer for numbers', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [1, '1'],
    [-1.5, '-1.5'],
    [0.000001, '0.000001'],
    [-0.000001, '-0.000001'],
    [12.345678, '12.345678'],
    [100.1, '100.1'],
    [1234.05, '1234.05'],
  ])('%d is written as %s', (value, text) => {
    expect(new TextDecoder().decode(new XmlBytes().length(value).finish())).toBe(text);
  });

  test.each([0, 9, 10, 99, 100, 123_456])('%d is counted in digits', (value) => {
    expect(new TextDecoder().decode(new XmlBytes().count(value).finish())).toBe(String(value));
  });
});
