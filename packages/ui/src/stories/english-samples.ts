import type { SpotSummary, TicketSummary } from '@yunyou/contract';
import { spot, spots, ticket, tickets } from './samples';

/** What the server answers in English, with names as long as they get: English stories show no Chinese. */
export const spotInEnglish: SpotSummary = {
  ...spot,
  name: 'Qiyun Ridge Cloud-sea Observation Deck and Ancient Pine Forest',
  subtitle: 'Wait for the sunrise above the clouds, by one pavilion and one pine',
  cityName: 'Chenglan',
  tags: ['Sea of clouds', 'Sunrise', 'Cable car'],
};

const names = ['Qiyun Ridge', 'Mirror Lake', 'Moonbridge Old Town', 'Tidewatch Island'];

export const spotsInEnglish: SpotSummary[] = spots.slice(0, names.length).map((one, place) => ({
  ...one,
  ...spotInEnglish,
  id: one.id,
  name: names[place] ?? one.name,
  thumb: one.thumb,
}));

const words = [
  {
    name: 'Adult ticket, main gate',
    description: 'Valid on its day; stay until the gates close.',
    labels: [],
  },
  {
    name: 'Sunrise special with the early cable car',
    description: 'Gates open at half past four; a bus to the pavilion and a cup of hot tea are included.',
    labels: ['Few a day'],
  },
  { name: 'Family ticket, two adults and a child', description: '', labels: [] },
];

export const ticketsInEnglish: TicketSummary[] = words.map((texts, place) => ({
  ...(tickets[place] ?? ticket),
  ...texts,
}));
