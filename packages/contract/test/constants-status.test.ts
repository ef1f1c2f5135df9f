import { describe, expect, it } from 'vitest';
import * as constants from '../src/constants';
import {
  appointmentStatus,
  appointmentTransitions,
  deliveryStatus,
  deliveryTransitions,
  isTransitionPermitted,
  orderStatus,
  orderTransitions,
  paymentStatus,
  paymentTransitions,
} from '../src/constants';

/** The permitted moves as `from>to` pairs, so that an extra or a lost one shows by name. */
function pairs(transitions: Readonly<Record<number, readonly number[]>>): string[] {
  return Object.entries(transitions)
    .flatMap(([from, targets]) => targets.map((to) => `${from}>${to}`))
    .sort();
}

describe('statuses', () => {
  it('have the numbers of the product spec', () => {
    expect(orderStatus).toEqual({
      pendingConfirmation: 0,
      pendingConsumption: 1,
      complete: 2,
      failed: 3,
      pendingPayment: 4,
      refunding: 5,
      closed: 6,
    });
    expect(paymentStatus).toEqual({ unpaid: 0, paid: 1, credited: 2, refunded: 3 });
    expect(deliveryStatus).toEqual({
      notShipped: 0,
      shipped: 1,
      signedFor: 2,
      rejected: 3,
      returnInProcess: 4,
      returned: 5,
      stocking: 6,
      stockingFinished: 7,
    });
    expect(appointmentStatus).toEqual({ ticketNotIssued: 0, toBeUsed: 1, used: 2, cancelled: 3, expired: 4 });
    expect(constants.travellerCheck).toEqual({
      normal: 0,
      documentNotAcceptable: 1,
      ageNotAcceptable: 2,
      genderWrong: 3,
    });
    expect(constants.timeStatus).toEqual({ notStarted: 0, ongoing: 1, ended: 2 });
    expect(constants.audioState).toEqual({ stopped: 0, playing: 1, paused: 2 });
    expect(constants.cdnLoadStatus).toEqual({ notStarted: 0, loading: 1, done: 2 });
    expect(constants.whiteListStatus).toEqual({ unknown: -1, no: 0, yes: 1 });
    expect(constants.configCacheStatus).toEqual({ loading: 'loading', success: 'success', error: 'error' });
    expect(constants.localeLoadStatus).toEqual({ loading: 'loading', loaded: 'loaded', error: 'error' });
    expect(constants.loginResult).toEqual({
      ok: 0,
      newUser: 1,
      phoneBoundElsewhere: 2,
      okForPaymentApp: 3,
    });
  });
});

// conformance: ST-01
describe('transitions', () => {
  it('of orders are exactly the decided ones', () => {
    expect(pairs(orderTransitions)).toEqual(
      ['4>0', '4>1', '4>6', '0>1', '0>3', '0>5', '1>2', '1>5', '5>6', '5>1', '5>2', '2>5'].sort(),
    );
  });

  it('of payments go forward only', () => {
    expect(pairs(paymentTransitions)).toEqual(['0>1', '1>2', '1>3', '2>3']);
  });

  it('of deliveries allow a shop without stocking and a return of signed or rejected goods', () => {
    expect(pairs(deliveryTransitions)).toEqual(
      ['0>6', '0>1', '6>7', '7>1', '1>2', '1>3', '2>4', '3>4', '4>5'].sort(),
    );
  });

  it('of appointments never leave used, cancelled and expired', () => {
    expect(pairs(appointmentTransitions)).toEqual(['0>1', '0>3', '1>2', '1>3', '1>4']);
  });

  it('name every status, so that a new one cannot be forgotten', () => {
    const sorted = (values: object) => Object.values(values).map(String).sort();
    expect(Object.keys(orderTransitions).sort()).toEqual(sorted(orderStatus));
    expect(Object.keys(paymentTransitions).sort()).toEqual(sorted(paymentStatus));
    expect(Object.keys(deliveryTransitions).sort()).toEqual(sorted(deliveryStatus));
    expect(Object.keys(appointmentTransitions).sort()).toEqual(sorted(appointmentStatus));
  });

  it('do not count staying the same as permitted', () => {
    expect(isTransitionPermitted(orderTransitions, orderStatus.pendingPayment, orderStatus.closed)).toBe(
      true,
    );
    expect(isTransitionPermitted(orderTransitions, orderStatus.closed, orderStatus.pendingPayment)).toBe(
      false,
    );
    expect(isTransitionPermitted(orderTransitions, orderStatus.refunding, orderStatus.refunding)).toBe(false);
  });
});
