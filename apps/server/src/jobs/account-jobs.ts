import type { AppContext } from '../context';
import { finishAppeal } from '../flows/mobile-appeals';
import { dueAppeals } from '../modules/member/appeal-store';
import { each, untilNoneLeft } from './order-jobs';

/** So many are looked up at once. */
const BATCH = 200;

/** Agreed changes of a number whose time to be stopped is over. */
export function finishAppeals(app: AppContext): Promise<void> {
  return untilNoneLeft(
    () => dueAppeals(app.db, app.clock.now(), BATCH),
    (ids) => each(app, 'mobile-appeals', ids, (id) => finishAppeal(app, id)),
  );
}
