import { offsetOutline } from '#layout/outline/offset-outline.ts';
import { prongStations } from '#layout/prongs/prong-stations.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import type { Quality } from '../../../contract/quality.ts';
import type { SolidRecipe, TriangleMesh } from '../../../contract/solid.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { basketOf } from './basket.ts';
import { checkProngHead } from '../checks/prong-head-checks.ts';
import { galleryRails, railMesh } from './gallery-rail.ts';
import { openBack, pegMesh } from './head-back.ts';
import { headStand, type Stand } from './head-stand.ts';
import { nothing } from '../../part-pieces.ts';
import { prongForm } from './prong-form.ts';
import { narrowestFootMm, prongMesh, prongStump } from './prong.ts';
import { shodForm, vShoes } from './v-shoe.ts';

/**
 * A claw setting. Prongs rise from inside the band, stand close to the girdle and lie down on the crown; tips of a
 * stone get V-shaped shoes; rails tie the prongs together where the stone hides them.
 */
export const buildProngHead: PartBuilder<'prong-head'> = (head, surroundings) => {
  const { quality } = surroundings;
  const gem = surroundings.gem(head.holds);
  const stand = headStand(head, gem, surroundings);
  const form = prongForm(head, gem, stand);
  const stations = prongStations(gem, head.prongs);
  const basket = basketOf(gem, stations, form, stand, quality);
  const rails = galleryRails(gem, basket, stand, head.rails);
  const shod = stations.filter((station) => station.pointed || head.tip === 'v');
  const plain = stations.filter((station) => !shod.includes(station));
  const claws: TriangleMesh[] = [
    ...plain.map((station) => prongMesh(station, form, stand, head.tip, quality)),
    ...shod.map((station) => prongStump(station, shodForm(form), stand, quality)),
    ...vShoes(gem, shod, shodForm(form), quality),
  ];
  const base = [...rails.map((rail) => railMesh(rail, quality)), ...pegOf(gem, stand, quality)];
  const raised = atSeat(claws, stand);
  return {
    ...nothing,
    add: atSeat(base, stand),
    claws: raised,
    prongs: raised,
    cut: openBack(gem, stand, quality),
    stones: [{ stone: head.holds, setting: 'prong', at: stand.seat }],
    anchors: [
      {
        kind: 'head',
        seat: stand.seat,
        gem,
        basket,
        outerOutline: offsetOutline(gem.outline, form.outsideMm),
        footDepthMm: stand.host === 'none' ? stand.aboveSkinMm : stand.aboveMetalMm + stand.metalThicknessMm / 2,
      },
    ],
    checks:
      quality.name === 'drag'
        ? []
        : checkProngHead({ head, gem, stand, stations, footMm: narrowestFootMm(stations, form, stand) }, surroundings),
    bodies: stand.host === 'none' ? 1 : 0,
  };
};

function pegOf(gem: BuiltGem, stand: Stand, quality: Quality): readonly TriangleMesh[] {
  return stand.host === 'none' ? [pegMesh(gem, stand, quality)] : [];
}

function atSeat(meshes: readonly TriangleMesh[], stand: Stand): readonly SolidRecipe[] {
  return meshes.map((mesh) => placed(solid(mesh), [stand.seat]));
}
