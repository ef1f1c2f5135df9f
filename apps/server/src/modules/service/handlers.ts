import type { HandlersFor } from '../../http/request-context';
import { bundleCalendar } from '../bundle/calendar';
import { serviceDetail } from './detail';

export const service: HandlersFor<'service'> = {
  detail: (request, { id }) => serviceDetail(request, id),
  priceCalendar: (request, span) => bundleCalendar(request, span),
};
