import { mapScale } from '@yunyou/contract';

/** Degrees, GCJ-02. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** Something that stands on the map. */
export interface MapPlace extends MapPoint {
  id: string;
  name: string;
}

/** Where on the frame something stands, in the frame's own units. */
interface Spot {
  x: number;
  y: number;
}

/** Several places too close to each other to be hit one by one; most have one. */
export interface MapPin extends Spot {
  place: MapPlace;
  /** Further places at the same spot. */
  others: number;
  /** Its name has room beside it. */
  isNamed: boolean;
}

/** Width of the frame in its own units: about the pixels of a phone. */
export const FRAME_WIDTH = 375;
/** Metres of a unit at the equator when the whole earth is 256 units wide, as tiled maps count. */
const EQUATOR_M_PER_UNIT = 156_543.03;
const METRES_PER_DEGREE = 111_195;
/** Pins closer than this are one. */
const PIN_SPACE = 48;
/** Room of a name's letters, and its height. */
const HAN_WIDTH = 14;
const LATIN_WIDTH = 8;
const NAME_HEIGHT = 24;
/** A name is cut at this width. */
const NAME_MOST = 132;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres of one unit of the frame. */
export const metresPerUnit = (scale: number, latitude: number): number =>
  (EQUATOR_M_PER_UNIT * Math.cos(radians(latitude))) / 2 ** scale;

/** The frame's place of a point. */
export function spotOf(point: MapPoint, center: MapPoint, scale: number, height: number): Spot {
  const unit = metresPerUnit(scale, center.latitude);
  const east =
    (((point.longitude - center.longitude + 540) % 360) - 180) * Math.cos(radians(center.latitude));
  const north = point.latitude - center.latitude;
  return {
    x: FRAME_WIDTH / 2 + (east * METRES_PER_DEGREE) / unit,
    y: height / 2 - (north * METRES_PER_DEGREE) / unit,
  };
}

const isWithin = ({ x, y }: Spot, height: number, margin: number) =>
  x >= margin && x <= FRAME_WIDTH - margin && y >= margin && y <= height - margin;

const widthOf = (name: string): number =>
  Math.min(
    NAME_MOST,
    [...name].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? HAN_WIDTH : LATIN_WIDTH), 0),
  );

/** The pins of places that lie in the frame, the chosen one first; names only where they cover no other. */
export function pinsOf(
  places: readonly MapPlace[],
  view: { center: MapPoint; scale: number; height: number; value?: string | undefined },
): MapPin[] {
  const { center, scale, height, value } = view;
  const ordered = [...places].sort((a, b) => Number(b.id === value) - Number(a.id === value));
  const pins: MapPin[] = [];
  for (const place of ordered) {
    const spot = spotOf(place, center, scale, height);
    if (!isWithin(spot, height, PIN_SPACE / 2)) continue;
    const near = pins.find((pin) => Math.hypot(pin.x - spot.x, pin.y - spot.y) < PIN_SPACE);
    if (near) near.others += 1;
    else pins.push({ ...spot, place, others: 0, isNamed: false });
  }
  const named: MapPin[] = [];
  const covers = (pin: MapPin, other: Spot, width: number) =>
    Math.abs(pin.x - other.x) < width && Math.abs(pin.y + PIN_SPACE / 2 - other.y) < NAME_HEIGHT;
  for (const pin of pins) {
    const width = widthOf(pin.place.name);
    const isFree =
      named.every(
        (one) => !covers(pin, { x: one.x, y: one.y + PIN_SPACE / 2 }, (width + widthOf(one.place.name)) / 2),
      ) && pins.every((one) => one === pin || !covers(pin, one, width / 2 + PIN_SPACE / 2));
    if (!isFree) continue;
    pin.isNamed = true;
    named.push(pin);
  }
  return pins;
}

/** The largest scale at which all places lie in a frame of these proportions. */
export function scaleFor(places: readonly MapPoint[], center: MapPoint, aspect = 4 / 3): number {
  const height = FRAME_WIDTH / aspect;
  for (let scale: number = mapScale.max; scale > mapScale.min; scale -= 1) {
    if (places.every((place) => isWithin(spotOf(place, center, scale, height), height, PIN_SPACE)))
      return scale;
  }
  return mapScale.min;
}

/** A round length for the scale bar, and its width in units. */
export function scaleBarOf(scale: number, latitude: number): { metres: number; width: number } {
  const unit = metresPerUnit(scale, latitude);
  const most = unit * (FRAME_WIDTH / 4);
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power;
  return { metres, width: metres / unit };
}
