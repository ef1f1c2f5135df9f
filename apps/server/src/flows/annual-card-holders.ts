import { faceRetentionDays } from '@yunyou/contract';
import { dayOf } from '../clock';
import type { AppContext } from '../context';
import { noteFailure } from '../core/retries/store';
import { inTransaction } from '../database/transaction';
import { tellLate } from '../modules/annual-card/applications-store';
import { stepAt } from '../modules/annual-card/entry-code';
import { LATE_JOB } from '../modules/annual-card/examine';
import { forgetSteps } from '../modules/annual-card/gate-store';
import { deletePictures, followLastDays, picturesPastTheirDay } from '../modules/consent/pictures-store';
import { sweepPrivateUploads } from '../modules/consent/uploads';

const BATCH = 200;
const DAY_MS = 86_400_000;

/** Tells the operator of what should have been decided by now, and lets uploads go that nothing was made of. */
export async function sweepHolders(app: AppContext): Promise<void> {
  const { db, clock, log } = app;
  const nowMs = clock.now();
  for (const id of await tellLate(db, nowMs)) {
    log.warn({ id, job: LATE_JOB }, 'an application for an annual card was not decided in time');
    await noteFailure(db, {
      ...{ job: LATE_JOB, subjectId: id, nowMs },
      error: 'Not decided within 24 hours',
    });
  }
  await forgetSteps(db, stepAt(nowMs - DAY_MS));
  await sweepPrivateUploads(app);
}

/** Portraits past their day go, here and at the gates; those of renewed cards follow the new last day before. */
export async function deletePastFaces({ db, clock }: AppContext): Promise<void> {
  await followLastDays(db, faceRetentionDays);
  for (;;) {
    const gone = await inTransaction(db, async (tx) => {
      const ids = await picturesPastTheirDay(tx, dayOf(clock.now()), BATCH);
      return ids.length === 0 ? 0 : deletePictures(tx, { ids }, clock.now());
    });
    if (gone < BATCH) return;
  }
}
