import { roomMaxPerOrder, stayLinesMax } from '@yunyou/contract';

/** Rooms of one rate that are to be booked. */
export interface ChosenRooms {
  readonly rateId: string;
  readonly rooms: number;
}

/** Rooms as an address names them: `<rate id>:<rooms>`, joined by commas. Brought within what can be ordered at once. */
export const chosenRoomsOf = (text: string): ChosenRooms[] =>
  text
    .split(',')
    .filter((one) => one !== '')
    .slice(0, stayLinesMax)
    .map((one) => {
      const [rateId = '', rooms] = one.split(':');
      return { rateId, rooms: Math.min(Math.max(Math.trunc(Number(rooms)) || 1, 1), roomMaxPerOrder) };
    });

/** The same as text. */
export const chosenRoomsText = (lines: readonly ChosenRooms[]): string =>
  lines.map(({ rateId, rooms }) => `${rateId}:${rooms}`).join(',');
