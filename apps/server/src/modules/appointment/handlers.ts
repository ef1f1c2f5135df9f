import { notFound } from '../../http/refusal';
import type { HandlersFor } from '../../http/request-context';
import { memberOfHash } from '../../http/session';
import { createAppointment } from './book';
import { cancelAppointment, changeAppointment, changeVisitor } from './own';
import { snapshotOfAppointment } from './own-store';
import { checkVisitors, listAppointments, readAppointment, readCodes } from './own-view';
import { listItems, readItem, readSlots } from './reads';
import { listRights, oneRight } from './rights';
import { validateCode } from './validate';
import { joinWaiting, leaveWaiting, listWaiting, takeOffer } from './waiting';

export const appointment: HandlersFor<'appointment'> = {
  items: (request, asked) => listItems(request, asked),
  item: (request, { id }) => readItem(request, id),

  async slots(request, { voucherId, ...asked }) {
    if (voucherId === undefined) return readSlots(request, asked);
    const memberId = await memberOfHash(request, request.tokenHash);
    if (memberId === undefined) throw notFound();
    const right = await oneRight(request.db, memberId, voucherId, request.clock.now());
    return readSlots(request, asked, { firstDay: right.first_day, lastDay: right.last_day });
  },

  rights: listRights,
  validate: (request, { code }) => validateCode(request, code),
  check: checkVisitors,
  create: createAppointment,
  change: changeAppointment,
  cancel: cancelAppointment,
  visitors: changeVisitor,
  list: listAppointments,
  detail: (request, { id }) => readAppointment(request, id),
  codes: (request, { id }) => readCodes(request, id),

  async snapshot({ db, memberId }, { id }) {
    const found = await snapshotOfAppointment(db, memberId, id);
    if (!found) throw notFound();
    const { canonical, sha256, created_ms } = found;
    return { canonical, sha256, createdAtMs: created_ms };
  },

  waiting: listWaiting,
  wait: joinWaiting,
  leave: leaveWaiting,
  takeOffer,
};
