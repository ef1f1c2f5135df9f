import { stayHorizonDays } from '@yunyou/contract';
import { addDays, dayOf } from '../../clock';
import { calendarDayOf } from '../../holidays';
import type { HandlersFor } from '../../http/request-context';

export const system: HandlersFor<'system'> = {
  timestamp: async ({ clock }) => ({ serverTimeStamp: clock.now() }),

  async holidays({ clock }) {
    const today = dayOf(clock.now());
    return Array.from({ length: stayHorizonDays + 1 }, (_, count) => addDays(today, count)).flatMap((day) => {
      const { holiday } = calendarDayOf(day);
      return holiday ? [{ day, name: holiday }] : [];
    });
  },
};
