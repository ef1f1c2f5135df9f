import { adultsMax, defaultAdults } from '@yunyou/contract';

/** How many a room type sleeps. */
export interface Capacity {
  maxPeople: number;
  maxAdults: number;
  maxChildren: number;
}

export interface Party {
  adults: number;
  childAges: readonly number[];
}

/** Adults of a party that does not say: two, or one for each room. */
export const adultsOf = (rooms: number, adults: number | undefined): number =>
  adults ?? Math.max(defaultAdults, rooms);

/**
 * Whether a party fits into rooms, all of its lines together, with an adult in each. Children below an age are not counted, one
 * per room.
 */
export function fits(
  rooms: readonly (Capacity & { count: number })[],
  { adults, childAges }: Party,
  childNotCountedBelow: number,
): boolean {
  const sum = (of: (room: Capacity) => number) =>
    rooms.reduce((total, room) => total + room.count * of(room), 0);
  const count = sum(() => 1);
  const small = childAges.filter((age) => age < childNotCountedBelow).length;
  const counted = childAges.length - Math.min(small, count);
  return (
    adults >= count &&
    adults <= sum(({ maxAdults }) => maxAdults) &&
    childAges.length <= sum(({ maxChildren }) => maxChildren) &&
    adults + counted <= sum(({ maxPeople }) => maxPeople)
  );
}

/** Rooms of one type that a party needs; null when no number of them is enough. */
export function roomsNeeded(room: Capacity, party: Party, childNotCountedBelow: number): number | null {
  for (let count = 1; count <= adultsMax; count++) {
    if (fits([{ ...room, count }], party, childNotCountedBelow)) return count;
  }
  return null;
}
