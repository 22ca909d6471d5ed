/**
 * Finds metal along a ray, for its mirror images in itself and in the stones. Walks the box tree of the path tracer,
 * laid out in two textures: a node is two texels (minimum and first child or triangle; maximum and count of
 * triangles, 0 for an inner node), a triangle six (corner and surface, two edges, three normals).
 */
export const mirrorShader = /* glsl */ `
uniform sampler2D mirrorNodes;
uniform sampler2D mirrorTriangles;

vec4 texelOf(sampler2D table, int index) {
  return texelFetch(table, ivec2(index & 2047, index >> 11), 0);
}

float enterBox(vec3 low, vec3 high, vec3 origin, vec3 inverse, float reach) {
  vec3 a = (low - origin) * inverse;
  vec3 b = (high - origin) * inverse;
  vec3 near = min(a, b);
  vec3 far = max(a, b);
  float into = max(max(near.x, near.y), max(near.z, 0.0));
  float out_ = min(far.x, min(far.y, far.z));
  return out_ >= into && into < reach ? into : 1e9;
}

struct MetalHit {
  float distance;
  vec3 normal;
  int surface;
};

bool metalAlong(vec3 origin, vec3 direction, float reach, out MetalHit hit) {
  vec3 inverse = 1.0 / mix(direction, vec3(1e-12), equal(direction, vec3(0.0)));
  int stack[32];
  float entered[32];
  int depth = 0;
  int node = 0;
  int found = -1;
  vec2 place = vec2(0.0);
  float best = reach;
  for (int step_ = 0; step_ < 400; step_++) {
    vec4 low = texelOf(mirrorNodes, node * 2);
    vec4 high = texelOf(mirrorNodes, node * 2 + 1);
    int first = int(low.w);
    int count = int(high.w);
    bool down = false;
    if (count == 0) {
      vec4 lowA = texelOf(mirrorNodes, first * 2);
      vec4 highA = texelOf(mirrorNodes, first * 2 + 1);
      vec4 lowB = texelOf(mirrorNodes, first * 2 + 2);
      vec4 highB = texelOf(mirrorNodes, first * 2 + 3);
      float a = enterBox(lowA.xyz, highA.xyz, origin, inverse, best);
      float b = enterBox(lowB.xyz, highB.xyz, origin, inverse, best);
      float near = min(a, b);
      float far = max(a, b);
      int nearer = a <= b ? first : first + 1;
      if (near < best) {
        if (far < best && depth < 32) {
          stack[depth] = a <= b ? first + 1 : first;
          entered[depth] = far;
          depth++;
        }
        node = nearer;
        down = true;
      }
    } else {
      for (int i = first; i < first + count; i++) {
        vec3 corner = texelOf(mirrorTriangles, i * 6).xyz;
        vec3 e = texelOf(mirrorTriangles, i * 6 + 1).xyz;
        vec3 f = texelOf(mirrorTriangles, i * 6 + 2).xyz;
        vec3 p = cross(direction, f);
        float scale = 1.0 / dot(e, p);
        vec3 s = origin - corner;
        float u = dot(s, p) * scale;
        vec3 q = cross(s, e);
        float v = dot(direction, q) * scale;
        float t = dot(f, q) * scale;
        if (u >= 0.0 && v >= 0.0 && u + v <= 1.0 && t > 1e-4 && t < best) {
          best = t;
          found = i;
          place = vec2(u, v);
        }
      }
    }
    if (down) continue;
    bool more = false;
    while (depth > 0) {
      depth--;
      if (entered[depth] < best) {
        node = stack[depth];
        more = true;
        break;
      }
    }
    if (!more) break;
  }
  if (found < 0) return false;
  vec3 n = texelOf(mirrorTriangles, found * 6 + 3).xyz * (1.0 - place.x - place.y)
    + texelOf(mirrorTriangles, found * 6 + 4).xyz * place.x
    + texelOf(mirrorTriangles, found * 6 + 5).xyz * place.y;
  n = normalize(n);
  if (dot(n, direction) > 0.0) n = normalize(n - 2.02 * dot(n, direction) * direction);
  hit = MetalHit(best, n, int(texelOf(mirrorTriangles, found * 6).w));
  return true;
}
`;
