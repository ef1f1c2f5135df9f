import {
  adultsMax,
  childAgeMax,
  childrenMax,
  defaultAdults,
  lateNightUntil,
  roomMaxPerOrder,
  stayChoiceKeptMs,
  stayMaxNights,
} from '@yunyou/contract';
import { proxy } from 'valtio/vanilla';
import type { Core } from '../core/core';
import { parseJson } from '../core/parse-json';
import { addDays, isDay, nightsBetween } from './days';

/** Nights and guests a person has chosen. Days are a half-open range: the night of `endDate` is not used. */
export interface Stay {
  /** Arrival, `YYYY-MM-DD`. */
  readonly startDate: string;
  /** Departure. */
  readonly endDate: string;
  readonly rooms: number;
  /** In all rooms. */
  readonly adults: number;
  /** Years. */
  readonly childAges: readonly number[];
}

/** A stay as an address carries it. */
export type StayText = Readonly<Record<'startDate' | 'endDate' | 'rooms' | 'adults' | 'childAges', string>>;

/** A stay, and whether its days were over and it was moved to today. */
export interface OpenedStay {
  readonly stay: Stay;
  readonly moved: boolean;
}

/** Today and the time of day in Asia/Shanghai at an instant, epoch ms. */
export function shanghaiTime(nowMs: number): { day: string; time: string } {
  const text = new Date(nowMs + 8 * 3_600_000).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The first day on which one can still arrive: yesterday before 06:00, where the hotel takes guests late. */
export function firstArrival(nowMs: number, lateNight: boolean): string {
  const { day, time } = shanghaiTime(nowMs);
  return lateNight && time < lateNightUntil ? addDays(day, -1) : day;
}

/** From today to tomorrow, one room for two. */
export function defaultStay(nowMs: number): Stay {
  const { day } = shanghaiTime(nowMs);
  return { startDate: day, endDate: addDays(day, 1), rooms: 1, adults: defaultAdults, childAges: [] };
}

const within = (value: unknown, min: number, max: number, otherwise: number): number => {
  const number = Math.trunc(Number(value));
  return Number.isFinite(number) && String(value ?? '') !== ''
    ? Math.min(Math.max(number, min), max)
    : otherwise;
};

/**
 * The stay an address asks for; what is missing or cannot be comes from `otherwise`. Days gone by are moved to today with as
 * many nights, and `moved` says so.
 */
export function stayOf(
  asked: Partial<Readonly<Record<keyof StayText, unknown>>>,
  {
    nowMs,
    lateNight = false,
    otherwise = defaultStay(nowMs),
  }: { nowMs: number; lateNight?: boolean; otherwise?: Stay },
): OpenedStay {
  const rooms = within(asked.rooms, 1, roomMaxPerOrder, otherwise.rooms);
  const guests = {
    rooms,
    adults: Math.max(within(asked.adults, 1, adultsMax, otherwise.adults), rooms),
    childAges:
      typeof asked.childAges === 'string' && asked.childAges !== ''
        ? asked.childAges
            .split(',')
            .map((age) => within(age, 0, childAgeMax, -1))
            .filter((age) => age >= 0)
            .slice(0, childrenMax)
        : asked.adults
          ? []
          : otherwise.childAges,
  };
  const hasDays = isDay(asked.startDate) && isDay(asked.endDate);
  const { startDate, endDate } = hasDays
    ? { startDate: asked.startDate as string, endDate: asked.endDate as string }
    : otherwise;
  const nights = nightsBetween(startDate, endDate);
  const fits = nights >= 1 && nights <= stayMaxNights;
  const kept = fits ? nights : 1;
  const isOver = startDate < firstArrival(nowMs, lateNight);
  if (!isOver && fits) return { stay: { ...guests, startDate, endDate }, moved: false };
  const { day } = shanghaiTime(nowMs);
  const start = laterDay(startDate, day);
  return { stay: { ...guests, startDate: start, endDate: addDays(start, kept) }, moved: hasDays && isOver };
}

const laterDay = (one: string, other: string): string => [one, other].sort()[1] ?? other;

/** The same as an address carries it. */
export const stayText = ({ startDate, endDate, rooms, adults, childAges }: Stay): StayText => ({
  startDate,
  endDate,
  rooms: String(rooms),
  adults: String(adults),
  childAges: childAges.join(','),
});

/** The nights and guests of this visit: chosen once, offered everywhere. */
export interface StayChoice {
  /** A valtio proxy; undefined until somebody chose. */
  readonly state: { readonly chosen: Stay | undefined };
  /** The stay to begin with: of the address, else the chosen one, else from today to tomorrow for two. */
  open(asked: Partial<Readonly<Record<keyof StayText, unknown>>>, lateNight?: boolean): OpenedStay;
  /** Keeps what was chosen for a day. */
  keep(stay: Stay): void;
}

const storageKey = 'stay';

/** What is stored may be older than this version, or spoiled. */
function storedStay(text: string | undefined, nowMs: number): Stay | undefined {
  const { atMs, ...stay }: Record<string, unknown> = { ...Object(parseJson(text)) };
  if (typeof atMs !== 'number' || nowMs - atMs > stayChoiceKeptMs) return undefined;
  const { startDate, endDate, rooms, adults, childAges } = stay;
  const isWhole = isDay(startDate) && isDay(endDate) && Array.isArray(childAges);
  return isWhole && typeof rooms === 'number' && typeof adults === 'number'
    ? { startDate, endDate, rooms, adults, childAges: childAges.filter((age) => typeof age === 'number') }
    : undefined;
}

export function createStayChoice({
  host,
  clock,
  onLogout,
}: Pick<Core, 'host' | 'clock' | 'onLogout'>): StayChoice {
  const { sessionStorage } = host;
  const state = proxy<{ chosen: Stay | undefined }>({
    chosen: storedStay(sessionStorage.get(storageKey), clock.now()),
  });
  onLogout(() => {
    state.chosen = undefined;
    sessionStorage.remove(storageKey);
  });
  return {
    state,
    open(asked, lateNight) {
      const nowMs = clock.now();
      return stayOf(asked, { nowMs, lateNight, otherwise: state.chosen ?? defaultStay(nowMs) });
    },
    keep(stay) {
      state.chosen = { ...stay, childAges: [...stay.childAges] };
      sessionStorage.set(storageKey, JSON.stringify({ ...stay, atMs: clock.now() }));
    },
  };
}
