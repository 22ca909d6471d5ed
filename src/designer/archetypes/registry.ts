import type { Archetype } from './archetype.ts';
import { chainArchetype } from './chains/chain.ts';
import { chainBraceletArchetype } from './chains/chain-bracelet.ts';
import { dropArchetype } from './earrings/drop.ts';
import { haloPendantArchetype } from './pendants/halo-pendant.ts';
import { earCuffArchetype } from './earrings/ear-cuff.ts';
import { haloStudArchetype } from './earrings/halo-stud.ts';
import { hoopArchetype } from './earrings/hoop.ts';
import { chandbaliArchetype } from './earrings/chandbali.ts';
import { jhumkaArchetype } from './earrings/jhumka.ts';
import { pendantArchetype } from './pendants/pendant.ts';
import { shapedDropArchetype } from './earrings/shaped-drop.ts';
import { shapedPendantArchetype } from './pendants/shaped-pendant.ts';
import { shapedStudArchetype } from './earrings/shaped-stud.ts';
import { stoneHoopArchetype } from './earrings/stone-hoop.ts';
import { stonePendantArchetype } from './pendants/stone-pendant.ts';
import { studArchetype } from './earrings/stud.ts';
import { motifBangleArchetype } from './motifs/motif-bangle.ts';
import { motifRingArchetype } from './motifs/motif-ring.ts';
import { noseClusterArchetype } from './nose/nose-cluster.ts';
import { nosePinArchetype } from './nose/nose-pin.ts';
import { shapedNosePinArchetype } from './nose/shaped-nose-pin.ts';
import type { OpenName } from './names/open-name.ts';
import { bandArchetype } from './rings/band.ts';
import { clusterRingArchetype } from './rings/cluster-ring.ts';
import { fullEternityArchetype } from './rings/full-eternity.ts';
import { halfEternityArchetype } from './rings/half-eternity.ts';
import { haloRingArchetype } from './rings/halo-ring.ts';
import { signetArchetype } from './rings/signet.ts';
import { solitaireArchetype } from './rings/solitaire.ts';
import { stoneBandArchetype } from './rings/stone-band.ts';
import { stoneRingArchetype } from './rings/stone-ring.ts';
import { threeStoneArchetype } from './rings/three-stone.ts';
import { toiEtMoiArchetype } from './rings/toi-et-moi.ts';
import { beadBraceletArchetype } from './strands/bead-bracelet.ts';
import { riviereArchetype } from './rivieres/riviere.ts';
import { maangTikkaArchetype } from './head/maang-tikka.ts';
import { mangalsutraArchetype } from './strands/mangalsutra.ts';
import { bangleArchetype } from './wrist/bangle.ts';
import { stoneBangleArchetype } from './wrist/stone-bangle.ts';
import { tennisArchetype } from './wrist/tennis.ts';

/** Every kind of piece that the studio designs. A new one is a file and a line here. */
export const archetypes = {
  'stone-ring': stoneRingArchetype,
  solitaire: solitaireArchetype,
  'halo-ring': haloRingArchetype,
  'three-stone': threeStoneArchetype,
  'toi-et-moi': toiEtMoiArchetype,
  'cluster-ring': clusterRingArchetype,
  'full-eternity': fullEternityArchetype,
  'half-eternity': halfEternityArchetype,
  band: bandArchetype,
  'stone-band': stoneBandArchetype,
  signet: signetArchetype,
  'motif-ring': motifRingArchetype,
  stud: studArchetype,
  'halo-stud': haloStudArchetype,
  'shaped-stud': shapedStudArchetype,
  drop: dropArchetype,
  'shaped-drop': shapedDropArchetype,
  hoop: hoopArchetype,
  'stone-hoop': stoneHoopArchetype,
  'ear-cuff': earCuffArchetype,
  jhumka: jhumkaArchetype,
  chandbali: chandbaliArchetype,
  'nose-pin': nosePinArchetype,
  'nose-cluster': noseClusterArchetype,
  'shaped-nose-pin': shapedNosePinArchetype,
  pendant: pendantArchetype,
  'stone-pendant': stonePendantArchetype,
  'halo-pendant': haloPendantArchetype,
  'shaped-pendant': shapedPendantArchetype,
  riviere: riviereArchetype,
  mangalsutra: mangalsutraArchetype,
  'maang-tikka': maangTikkaArchetype,
  'bead-bracelet': beadBraceletArchetype,
  bangle: bangleArchetype,
  'stone-bangle': stoneBangleArchetype,
  'motif-bangle': motifBangleArchetype,
  tennis: tennisArchetype,
  chain: chainArchetype,
  'chain-bracelet': chainBraceletArchetype,
} as const satisfies Readonly<Record<string, Archetype>>;

/** An archetype, by its name in the list. */
export type ArchetypeName = keyof typeof archetypes;

export const archetypeNames = Object.keys(archetypes) as readonly ArchetypeName[];

export function archetypeOf(archetypeName: ArchetypeName): Archetype {
  return archetypes[archetypeName];
}

/** The archetype that is meant where the words leave it open. An archetype can only give way to one of the list. */
export function archetypeMeant(archetypeName: ArchetypeName, open: OpenName): ArchetypeName {
  const instead: ArchetypeName | undefined = archetypes[archetypeName].givesWayTo(open);
  return instead ?? archetypeName;
}
