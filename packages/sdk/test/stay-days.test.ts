import type { OrderLineRequest } from '@yunyou/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, firstArrival, nightsBetween, shanghaiTime, stayText } from '../src';
import { arrivalHours, firstProposedArrival, isGuestName } from '../src/stay/guests';
import { shareParty } from '../src/stay/party';
import { defaultStay, stayOf } from '../src/stay/stay';

const at = (text: string) => Date.parse(`${text}+08:00`);
const noon = at('2026-11-23T12:00:00');

describe('days and nights', () => {
  it('counts nights of the half-open range over the end of February and of the year', () => {
    expect(nightsBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(nightsBetween('2026-02-28', '2026-03-01')).toBe(1);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('has the day of Shanghai, whatever the device is set to', () => {
    expect(shanghaiTime(Date.parse('2026-11-22T16:30:00Z'))).toEqual({ day: '2026-11-23', time: '00:30' });
  });

  it('sells the night of yesterday before six where guests come late', () => {
    expect(firstArrival(at('2026-11-23T05:59:59'), true)).toBe('2026-11-22');
    expect(firstArrival(at('2026-11-23T06:00:00'), true)).toBe('2026-11-23');
    expect(firstArrival(at('2026-11-23T00:30:00'), false)).toBe('2026-11-23');
  });
});

describe('a stay from an address', () => {
  const open = (asked: Record<string, string>) => stayOf(asked, { nowMs: noon });

  it('is from today to tomorrow for two where nothing is asked', () => {
    expect(open({})).toEqual({ stay: defaultStay(noon), moved: false });
  });

  it('comes back from the text it was written as', () => {
    const day = fc.integer({ min: 0, max: 150 }).map((days) => addDays('2026-11-23', days));
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 8, max: 24 }),
        fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 16 }),
        (startDate, nights, rooms, adults, childAges) => {
          const stay = { startDate, endDate: addDays(startDate, nights), rooms, adults, childAges };
          expect(open({ ...stayText(stay) })).toEqual({ stay, moved: false });
        },
      ),
    );
  });

  it('is moved to today with as many nights when its days are over', () => {
    const { stay, moved } = open({ startDate: '2026-11-20', endDate: '2026-11-23' });
    expect({ ...stay, moved }).toMatchObject({ startDate: '2026-11-23', endDate: '2026-11-26', moved: true });
  });

  it.each([
    { startDate: '2026-11-25', endDate: '2026-11-25' },
    { startDate: '2026-11-25', endDate: '2026-11-24' },
    { startDate: '2026-11-25', endDate: '2026-12-26' },
  ])('is one night where $startDate to $endDate cannot be', (days) => {
    const { stay, moved } = open(days);
    // Nothing is over: no tip says so.
    expect({ ...stay, moved }).toMatchObject({
      startDate: '2026-11-25',
      endDate: '2026-11-26',
      moved: false,
    });
  });

  it('begins with the night of yesterday before six, where that is asked for', () => {
    const asked = { startDate: '2026-11-22', endDate: '2026-11-23' };
    const nowMs = at('2026-11-23T01:30:00');
    expect(stayOf(asked, { nowMs, lateNight: true })).toMatchObject({ stay: asked, moved: false });
    expect(stayOf(asked, { nowMs })).toMatchObject({ stay: { startDate: '2026-11-23' }, moved: true });
  });

  it('has numbers within their limits, and an adult for every room', () => {
    const { stay } = open({ rooms: '99', adults: '1', childAges: '3,x,40' });
    expect(stay).toMatchObject({ rooms: 8, adults: 8, childAges: [3, 17] });
  });

  it('takes no day that does not exist', () => {
    expect(open({ startDate: '2026-02-30', endDate: '2026-03-02' }).stay).toMatchObject(defaultStay(noon));
  });
});

describe('when guests arrive', () => {
  it('goes from check-in until six of the next day', () => {
    const hours = arrivalHours(noon, { startDate: '2026-11-25' });
    expect(hours).toHaveLength(17);
    expect([hours[0], hours.at(-1)]).toEqual(['14:00', '06:00']);
  });

  it('ends where a room at the desk is kept no longer', () => {
    const hours = arrivalHours(noon, { startDate: '2026-11-25', holdUntilMs: at('2026-11-25T18:00:00') });
    expect(hours).toEqual(['14:00', '15:00', '16:00', '17:00', '18:00']);
  });

  it('begins with what is still ahead on the day itself', () => {
    expect(arrivalHours(at('2026-11-23T20:10:00'), { startDate: '2026-11-23' })[0]).toBe('21:00');
  });

  it('proposes six in the evening, or the next full hour', () => {
    expect(firstProposedArrival(noon, '2026-11-25')).toBe('18:00');
    expect(firstProposedArrival(at('2026-11-23T20:10:00'), '2026-11-23')).toBe('21:00');
    expect(firstProposedArrival(at('2026-11-23T23:40:00'), '2026-11-23')).toBe('00:00');
    expect(firstProposedArrival(at('2026-11-23T00:30:00'), '2026-11-22')).toBe('01:00');
  });
});

it.each([
  ['李', false],
  ['李娜', true],
  ["Anne-Marie O'Neill", true],
  ['艾力·买买提', true],
  ['R2D2', false],
  ['  ', false],
  ['x'.repeat(51), false],
])('takes %j as a name: %s', (name, is) => {
  expect(isGuestName(name)).toBe(is);
});

describe('a party over rooms', () => {
  const line = (quantity: number, adults: number, childAges: number[] = []): OrderLineRequest => ({
    kind: 'stay',
    productId: 'r',
    hotelratesId: 'p',
    startDate: '2026-11-25',
    endDate: '2026-11-26',
    quantity,
    adults,
    childAges,
  });

  it('adds up to the party, with an adult a room, and counts every child once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 8 }),
        fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 5 }),
        (quantities, more, childAges) => {
          const rooms = quantities.reduce((sum, one) => sum + one, 0);
          const shared = shareParty(quantities.map((one) => line(one, rooms + more, childAges)));
          const stays = shared.flatMap((one) => (one.kind === 'stay' ? [one] : []));
          expect(stays.reduce((sum, { adults }) => sum + adults, 0)).toBe(rooms + more);
          expect(stays.every(({ adults, quantity }) => adults >= quantity)).toBe(true);
          expect(stays.flatMap((one) => one.childAges)).toEqual(childAges);
        },
      ),
    );
  });

  it('leaves lines of other kinds as they are', () => {
    const ticket: OrderLineRequest = { kind: 'ticket', productId: 't', day: '2026-11-25', quantity: 1 };
    expect(shareParty([ticket])).toEqual([ticket]);
  });
});
