import { countFromNetwork } from '../../http/rate-limit';
import type { HandlersFor, VisitorRequest } from '../../http/request-context';

/** The vendor counts our questions; one visitor must not use them up for all. */
const QUESTIONS_PER_ADDRESS = { max: 300, windowMs: 60 * 60_000 };

const count = (request: VisitorRequest) => countFromNetwork(request, 'map-from', QUESTIONS_PER_ADDRESS);

export const location: HandlersFor<'location'> = {
  async ipByMap(request) {
    await count(request);
    return request.map.placeOfIp(request.ip);
  },
  async geocoder(request, { locations }) {
    await count(request);
    return request.map.addressOf(locations);
  },
};
