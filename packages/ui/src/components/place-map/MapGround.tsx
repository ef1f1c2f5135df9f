import { FRAME_WIDTH, type MapPlace, type MapPoint, spotOf } from './map-view';
import styles from './PlaceMap.module.css';

interface MapGroundProps {
  places: readonly MapPlace[];
  center: MapPoint;
  scale: number;
  height: number;
}

/** Hills around a place, outermost first: radius in units and how far they are out of round. */
const HILLS = [
  { radius: 78, layer: 'far' },
  { radius: 54, layer: 'middle' },
  { radius: 32, layer: 'near' },
] as const;
const CORNERS = 9;

/** A number from 0 to 1 that a text and a place in it always give. */
function chance(text: string, place: number): number {
  let hash = 2_166_136_261 + place * 97;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return ((hash >>> 8) % 1_000) / 1_000;
}

/** A closed line around a point, out of round by the place's own chance. */
function outline(id: string, x: number, y: number, radius: number): string {
  const corners = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    const away = radius * (0.75 + 0.5 * chance(id, corner + radius));
    return { x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away * 0.8 };
  });
  const middle = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  const after = (corner: number) => corners[(corner + 1) % CORNERS] ?? { x, y };
  const last = corners[CORNERS - 1] ?? { x, y };
  const first = corners[0] ?? { x, y };
  return `M${middle(last, first)}${corners
    .map((corner, place) => `Q${corner.x.toFixed(1)} ${corner.y.toFixed(1)} ${middle(corner, after(place))}`)
    .join('')}Z`;
}

/** The ground of a schematic map: hills where places are known, mist elsewhere. It shows no road and no border. */
export function MapGround({ places, center, scale, height }: MapGroundProps) {
  const hills = places
    .map((place) => ({ id: place.id, ...spotOf(place, center, scale, height) }))
    .filter(({ x, y }) => x > -90 && x < FRAME_WIDTH + 90 && y > -90 && y < height + 90);
  return (
    <svg
      className={styles.ground}
      viewBox={`0 0 ${FRAME_WIDTH} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {HILLS.map(({ radius, layer }) => (
        <g key={layer} data-layer={layer}>
          {hills.map(({ id, x, y }) => (
            <path key={id} d={outline(id, x, y, radius)} />
          ))}
        </g>
      ))}
    </svg>
  );
}
