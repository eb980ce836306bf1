/** The learning curve as a picture: the loss and the winner's score over the games played. */
import type { CurvePoint } from './curve.ts';

const WIDTH = 720;
const HEIGHT = 360;
const EDGE = 48;

interface Line {
  readonly name: string;
  readonly colour: string;
  of(point: CurvePoint): number;
}

const LINES: readonly Line[] = [
  { name: 'loss', colour: '#b5532a', of: ({ loss }) => loss },
  { name: "winner's score", colour: '#1f5f8b', of: ({ winnerScore }) => winnerScore },
];

const spread = (values: readonly number[]): readonly [number, number] => {
  const known = values.filter(Number.isFinite);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return most > least ? [least, most] : [least - 1, least + 1];
};

const path = ({ of }: Line, curve: readonly CurvePoint[]): string => {
  const last = Math.max(...curve.map(({ games }) => games));
  const [least, most] = spread(curve.map(of));
  return curve
    .filter((point) => Number.isFinite(of(point)))
    .map((point) => {
      const x = EDGE + ((WIDTH - 2 * EDGE) * point.games) / last;
      const y = HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (of(point) - least)) / (most - least);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
};

const drawLine = (line: Line, i: number, curve: readonly CurvePoint[]): string => {
  const [least, most] = spread(curve.map(line.of));
  return `<polyline fill="none" stroke="${line.colour}" stroke-width="2" points="${path(line, curve)}"/>
<text x="${EDGE + i * 260}" y="24" fill="${line.colour}">${line.name}: ${least.toFixed(3)} to ${most.toFixed(3)}</text>`;
};

export const plotCurve = (
  title: string,
  curve: readonly CurvePoint[],
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="14">
<title>Learning curve</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
${LINES.map((line, i) => drawLine(line, i, curve)).join('\n')}
<text x="${EDGE}" y="${HEIGHT - 16}">${title}: 0 to ${Math.max(...curve.map(({ games }) => games)).toLocaleString('en')} games</text>
</svg>
`;
