import { fail, ok, type Result } from '#shared/result.ts';
import { DESIGN_SPEC_VERSION } from './design-spec.ts';

type Json = Readonly<Record<string, unknown>>;

/** One step per old version: takes a document of that version to the next. Version 1 is the first, so none yet. */
const upgrades: Readonly<Record<number, (document: Json) => Json>> = {};

/** Brings an older document up to the version that this code writes; refuses one of a later or an unknown version. */
export function upgradeToCurrent(document: Json): Result<Json> {
  let current = document;
  for (;;) {
    const version = current['version'];
    if (version === DESIGN_SPEC_VERSION) return ok(current);
    const step = typeof version === 'number' ? upgrades[version] : undefined;
    if (!step) return fail(unknownVersion(version));
    current = step(current);
  }
}

function unknownVersion(version: unknown) {
  return {
    code: 'unknown_spec_version',
    message: `This design says it is version ${JSON.stringify(version) ?? 'nothing'}; this studio reads up to version ${DESIGN_SPEC_VERSION}.`,
    remedy: 'Open it in the studio that wrote it, or update this studio.',
    path: 'version',
  };
}
