import type { HandlersFor } from '../../http/request-context';
import { searchSpots, spotRow, summaryOf } from './store';

export const scenicSpot: HandlersFor<'scenicSpot'> = {
  list: (request, search) => searchSpots(request, search),

  async detail(request, { id }) {
    const row = await spotRow(request, id);
    const { intro, address, openTimes, facilities, notices } = row.content;
    return {
      ...summaryOf(row),
      intro,
      address,
      lat: row.lat,
      lng: row.lng,
      phone: row.phone,
      album: row.album,
      openTimes,
      facilities,
      notices,
    };
  },

  async profile(request, { id }) {
    const { content } = await spotRow(request, id);
    return { id, name: content.name, blocks: content.blocks, traffic: content.traffic };
  },
};
