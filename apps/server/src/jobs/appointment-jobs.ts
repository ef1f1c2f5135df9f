import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { emptyClosedSlots } from '../flows/appointments';
import { sendDueSms, tellDue } from '../modules/appointment/deliver';
import { endedAppointments } from '../modules/appointment/ends-store';
import { endOne, remindOfAppointments } from '../modules/appointment/sweeps';
import { sweepSlot } from '../modules/appointment/waiting';
import { slotsToSweep } from '../modules/appointment/waiting-store';
import { each, untilNoneLeft } from './order-jobs';

/** So many are looked up at once. */
const BATCH = 200;

/** Lapses offers nobody took, offers freed places, and ends lists whose booking is over. */
const sweepLists = (app: AppContext): Promise<void> =>
  untilNoneLeft(
    () => slotsToSweep(app.db, app.clock.now(), BATCH),
    (ids) =>
      each(app, 'sweep-waiting', ids, (id) =>
        inTransaction(app.db, (tx) => sweepSlot(tx, id, app.clock.now())),
      ),
  );

/** Lists, closed slots, reminders, and what is due to be told. */
export async function minuteOfAppointments(app: AppContext): Promise<void> {
  const { db, clock } = app;
  const appId = app.platforms.miniProgram?.appId;
  await emptyClosedSlots(app);
  await sweepLists(app);
  await inTransaction(db, (tx) => remindOfAppointments(tx, clock.now()));
  const tell = () => inTransaction(db, (tx) => tellDue(tx, { appId, nowMs: clock.now(), limit: BATCH }));
  while ((await tell()) === BATCH);
  await sendDueSms(app, clock.now(), BATCH);
}

/** What was not used in its time has expired, who did not come is absent, and what nobody confirmed is off. */
export const endAppointments = (app: AppContext): Promise<void> =>
  untilNoneLeft(
    () => endedAppointments(app.db, app.clock.now(), BATCH),
    (ids) =>
      each(app, 'end-appointments', ids, (id) =>
        inTransaction(app.db, (tx) => endOne(tx, id, app.clock.now())),
      ),
  );
