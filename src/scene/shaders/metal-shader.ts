import { finishShader } from './finish-shader.ts';
import { chanceShader, lightShader } from './light-shader.ts';
import { mirrorShader } from './mirror-shader.ts';

export const metalVertexShader = /* glsl */ `
// At an edge the sample must lie on the metal, or its normal is meaningless.
centroid out vec3 place;
centroid out vec3 smoothNormal;

void main() {
  place = position;
  smoothNormal = normal;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}
`;

/** Metal shows what it mirrors. With MIRRORS it mirrors itself too, which makes it look like its photograph. */
export const metalFragmentShader = /* glsl */ `
${lightShader}
${chanceShader}
${finishShader}
uniform vec3 reflectance;
uniform float roughness;
uniform int finish;
#ifdef MIRRORS
${mirrorShader}
uniform vec3 reflectances[8];
#endif

centroid in vec3 place;
centroid in vec3 smoothNormal;
out vec4 colour;

vec3 freeLight(vec3 origin, vec3 direction, bool sharp) {
  if (direction.z < -1e-6) return groundFromPiece(origin, direction);
  if (sharp) return lampsFromPiece(metalLight, tableSizes.x, origin, direction);
  return lampsFromPiece(softLight, tableSizes.y, origin, direction);
}

void main() {
  vec3 direction = normalize(place - cameraPosition);
  vec3 n = normalize(smoothNormal);
  // Only smoothing tilted the normal away: a visible surface faces the eye.
  float away = dot(n, direction);
  if (away > 0.0) n = normalize(n - 2.02 * away * direction);
  bool sharp;
  vec3 turned = finished(n, place, finish, roughness, chance(), sharp);
  float cosine = max(FLATTEST, -dot(direction, turned));
  vec3 share = metalReflectance(reflectance, cosine);
  vec3 origin = place + n * OFF_SURFACE_MM;
  direction = normalize(direction + 2.0 * cosine * turned);
  vec3 light;
#ifdef MIRRORS
  light = vec3(CORNER_LIGHT);
  for (int bounce = 0; bounce < 3; bounce++) {
    float toGround = direction.z < -1e-6 ? (groundZ - origin.z) / direction.z : 1e9;
    MetalHit hit;
    if (!metalAlong(origin, direction, toGround, hit)) {
      light = freeLight(origin, direction, sharp);
      break;
    }
    float again = max(FLATTEST, -dot(direction, hit.normal));
    share *= metalReflectance(reflectances[hit.surface], again);
    origin += direction * hit.distance + hit.normal * OFF_SURFACE_MM;
    direction = normalize(direction + 2.0 * again * hit.normal);
  }
#else
  light = freeLight(origin, direction, sharp);
#endif
  colour = vec4(toneMap(share * light), 1.0);
}
`;
