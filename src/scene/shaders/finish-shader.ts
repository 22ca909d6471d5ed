/** The four finishes: polished and matte by roughness alone, brushed by fine strokes, hammered by dents. */
export const finishShader = /* glsl */ `
/** From the stage back to the piece, so that dents stay where they are. */
uniform mat4 toModel;

float scatter(ivec3 cell, int purpose) {
  uint h = uint(cell.x) * 0x9e3779b1u ^ uint(cell.y) * 0x85ebca77u ^ uint(cell.z) * 0xc2b2ae3du
    ^ uint(purpose) * 0x27d4eb2fu;
  h = (h ^ (h >> 15u)) * 0x2c1b3c6du;
  return float((h ^ (h >> 13u)) >> 8u) / 16777216.0;
}

/** Leans towards the middle of the nearest dent of a planishing hammer, 1.5 mm apart. */
vec3 dents(vec3 place) {
  vec3 nearest = vec3(9.0);
  ivec3 home = ivec3(floor(place / 1.5));
  for (int i = -1; i <= 1; i++) for (int j = -1; j <= 1; j++) for (int k = -1; k <= 1; k++) {
    ivec3 cell = home + ivec3(i, j, k);
    vec3 dent = (vec3(cell) + vec3(scatter(cell, 1), scatter(cell, 2), scatter(cell, 3))) * 1.5 - place;
    if (dot(dent, dent) < dot(nearest, nearest)) nearest = dent;
  }
  return nearest * (0.3 / 1.5);
}

/** Strokes run around a band and across a plate: 22 to the millimetre. */
vec3 strokes(vec3 place) {
  float line = place.y * 22.0;
  int cell = int(floor(line));
  int along = int(floor((place.x + place.z) * 0.35));
  float here = scatter(ivec3(cell, along, 7), 4) - 0.5;
  float next = scatter(ivec3(cell + 1, along, 7), 4) - 0.5;
  return vec3(0.0, mix(here, next, line - floor(line)) * 0.32, 0.0);
}

/** The piece goes round a finger or wrist: its inside is polished whatever its finish, unless it was finished by itself. */
uniform bool hoop;
uniform bool finishedInside;

/**
 * The normal of a point on the rough surface (Trowbridge and Reitz, without the last of its tail), and whether it
 * mirrors sharply there. Finish: 0 polished, 1 brushed, 2 matte, 3 hammered.
 */
vec3 finished(vec3 normal, vec3 place, int finish, float roughness, vec2 uv, out bool sharp) {
  vec3 n = normal;
  float rough = roughness;
  if (finish != 0) {
    vec3 onPiece = (toModel * vec4(place, 1.0)).xyz;
    vec2 across = (mat3(toModel) * normal).xz;
    if (hoop && !finishedInside && dot(onPiece.xz, across) < -0.35 * length(onPiece.xz)) rough = 0.1;
    else if (finish == 3) n += transpose(mat3(toModel)) * dents(onPiece);
    else if (finish == 1) n += transpose(mat3(toModel)) * strokes(onPiece);
  }
  sharp = rough < 0.2;
  float lean = rough * rough * sqrt(uv.x / (1.0 - uv.x * 0.9));
  vec3 t = normalize(dot(n.xy, n.xy) < 0.25 * n.z * n.z ? vec3(0.0, n.z, -n.y) : vec3(n.y, -n.x, 0.0));
  float round = 6.2831853 * uv.y;
  return normalize(n + (t * cos(round) + cross(n, t) * sin(round)) * lean);
}
`;
