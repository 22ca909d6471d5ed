/** A place in the plane of a stone's girdle. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A closed line that can be walked along, in mm from its first point. */
export interface OutlineWalk {
  readonly lengthMm: number;
  placeAt(alongMm: number): Place;
  /** How far along the line the point nearest to a place lies. */
  alongOf(place: Place): number;
  /** How far along the line the last crossing of a ray lies. */
  crossedBy(ray: Ray): number;
}

/** A place and the direction that it faces. */
export interface Ray extends Place {
  readonly nx: number;
  readonly ny: number;
}

interface Side {
  readonly from: Place;
  readonly dx: number;
  readonly dy: number;
  readonly lengthMm: number;
  readonly walkedMm: number;
}

export function outlineWalk(points: readonly Place[]): OutlineWalk {
  const sides: Side[] = [];
  let walkedMm = 0;
  points.forEach((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const lengthMm = Math.sqrt(dx * dx + dy * dy);
    // Corners and tips face many directions, so sides of no length are skipped.
    if (lengthMm > 1e-9) sides.push({ from, dx, dy, lengthMm, walkedMm });
    walkedMm += lengthMm;
  });
  return {
    lengthMm: walkedMm,
    placeAt: (alongMm) => placeAt(sides, alongMm - walkedMm * Math.floor(alongMm / walkedMm)),
    alongOf: (place) => alongOf(sides, place),
    crossedBy: (ray) => crossedBy(sides, ray),
  };
}

function placeAt(sides: readonly Side[], alongMm: number): Place {
  let [low, high] = [0, sides.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sides[middle]?.walkedMm ?? 0) <= alongMm) low = middle;
    else high = middle - 1;
  }
  const side = sides[low];
  if (!side) return { x: 0, y: 0 };
  const share = (alongMm - side.walkedMm) / side.lengthMm;
  return { x: side.from.x + share * side.dx, y: side.from.y + share * side.dy };
}

function alongOf(sides: readonly Side[], { x, y }: Place): number {
  let [along, least] = [0, Infinity];
  for (const { from, dx, dy, lengthMm, walkedMm } of sides) {
    const ahead = ((x - from.x) * dx + (y - from.y) * dy) / (lengthMm * lengthMm);
    const share = Math.min(1, Math.max(0, ahead));
    const distance = (from.x + share * dx - x) ** 2 + (from.y + share * dy - y) ** 2;
    if (distance < least - 1e-9) [along, least] = [walkedMm + share * lengthMm, distance];
  }
  return along;
}

function crossedBy(sides: readonly Side[], { x, y, nx, ny }: Ray): number {
  let [along, furthest] = [0, 0];
  for (const { from, dx, dy, lengthMm, walkedMm } of sides) {
    const across = nx * dy - ny * dx;
    if (Math.abs(across) < 1e-12) continue;
    const share = (ny * (from.x - x) - nx * (from.y - y)) / across;
    const away = ((from.x - x) * dy - (from.y - y) * dx) / across;
    if (share >= 0 && share < 1 && away > furthest) [along, furthest] = [walkedMm + share * lengthMm, away];
  }
  return along;
}
