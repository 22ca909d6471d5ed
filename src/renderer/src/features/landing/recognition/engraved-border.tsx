/** A side of the sample in its own units, from the middle of one corner to the middle of the next. */
const [LEFT, RIGHT, TOP, BOTTOM] = [22, 538, 22, 378];
/** From the middle of a corner to where its side begins, with its rosette between. */
const CORNER = 12;
/** How far the strands swing to either side of their band's middle. */
const SWING = 9;
/** Strands of the plait, evenly shifted against each other. */
const STRANDS = 6;
/** On each side a whole number of about so long waves fits between the corners. */
const WAVE = 32;
const STEPS_A_WAVE = 12;

/** The ids of what is drawn once and placed often: written out, the border would be half of the page. */
const PLAIT = 'certificate-plait';
const ROSETTE = 'certificate-rosette';

/** The plait and the corners of a certificate, as an engraver's machine draws them. */
export function EngravedBorder() {
  return (
    <>
      <defs>
        <path id={PLAIT} d={plait()} strokeWidth="0.4" />
        <path id={ROSETTE} d={rosette()} strokeWidth="0.4" />
      </defs>
      {places.map((transform) => (
        <use key={transform} href={`#${PLAIT}`} transform={transform} />
      ))}
      {[LEFT, RIGHT].flatMap((x) =>
        [TOP, BOTTOM].map((y) => <use key={`${x} ${y}`} href={`#${ROSETTE}`} x={x} y={y} />),
      )}
    </>
  );
}

/** Where each wave of each side stands. */
const places = [
  ...along(RIGHT - LEFT).flatMap(({ at, scale }) =>
    [TOP, BOTTOM].map((y) => `translate(${rounded(LEFT + at)} ${y}) scale(${scale} 1)`),
  ),
  ...along(BOTTOM - TOP).flatMap(({ at, scale }) =>
    [LEFT, RIGHT].map((x) => `translate(${x} ${rounded(TOP + at)}) rotate(90) scale(${scale} 1)`),
  ),
];

function along(side: number): readonly { readonly at: number; readonly scale: number }[] {
  const length = side - 2 * CORNER;
  const count = Math.round(length / WAVE);
  const scale = Number((length / count / WAVE).toFixed(4));
  return Array.from({ length: count }, (_, wave) => ({ at: CORNER + (length / count) * wave, scale }));
}

/** One wave of every strand. */
function plait(): string {
  return Array.from({ length: STRANDS }, (_, strand) =>
    line(STEPS_A_WAVE, (share) => [WAVE * share, SWING * Math.sin(2 * Math.PI * (share + strand / STRANDS))]),
  ).join('');
}

/** A closed line of loops round a middle. */
function rosette(): string {
  return line(240, (share) => {
    const turn = 4 * Math.PI * share;
    const radius = 6.5 + 3.5 * Math.cos(12.5 * turn);
    return [radius * Math.cos(turn), radius * Math.sin(turn)];
  });
}

function line(steps: number, point: (share: number) => readonly [x: number, y: number]): string {
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    point(step / steps)
      .map(rounded)
      .join(' '),
  );
  return `M${points.join('L')}`;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
