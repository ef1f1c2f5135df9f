import { z } from 'zod';
import type { home as calls } from '../calls/home';
import { id, localizedText, nothing, picture } from './fields';
import { spotSummary } from './scenic-spot';
import type { SchemasFor } from './schema';

/** A place a person can go to: an inner path with its query, an https address, or a mini-program link. */
const link = z.string();

const topCard = z.strictObject({
  type: z.literal('top_card'),
  title: localizedText,
  subtitle: localizedText,
  picture,
  link,
});

const bannerKv = z.strictObject({
  type: z.literal('home_banner_kv'),
  items: z.array(z.strictObject({ id, title: localizedText, subtitle: localizedText, picture, link })),
});

const customCard = z.strictObject({
  type: z.literal('home_custom_card'),
  title: localizedText,
  items: z.array(z.strictObject({ id, title: localizedText, subtitle: localizedText, picture, link })),
});

const iconKv = z.strictObject({
  type: z.literal('home_icon_kv'),
  items: z.array(
    z.strictObject({
      id,
      title: localizedText,
      icon: z.string().describe('Icon name, or the address of a picture'),
      link,
    }),
  ),
});

const city = z.strictObject({
  name: z.string(),
  nameEn: z.string(),
  lat: z.number().describe('Centre, GCJ-02'),
  lng: z.number().describe('Centre, GCJ-02'),
});

export const home = {
  layout: {
    summary: "The operator's home layout: which components in which order.",
    request: z.object({ cityName: z.string().max(50).optional() }),
    response: z.strictObject({
      templateId: id,
      components: z.array(z.discriminatedUnion('type', [topCard, bannerKv, customCard, iconKv])),
    }),
  },
  page: {
    summary: "The home page's content: greeting, the newest notice, recommended spots.",
    request: z.object({ cityName: z.string().max(50).optional() }),
    response: z.strictObject({
      helloText: localizedText,
      notice: z.strictObject({ id, title: localizedText }).nullable(),
      spots: z.array(spotSummary),
    }),
  },
  cityInfo: {
    summary: 'Cities by province, and the recommended ones.',
    request: nothing,
    response: z.strictObject({
      cityList: z.array(z.strictObject({ name: z.string(), nameEn: z.string(), children: z.array(city) })),
      recommendList: z.array(city),
    }),
  },
  phone: {
    summary: 'The service telephone.',
    request: nothing,
    response: z.strictObject({ telephone: z.string() }),
  },
} satisfies SchemasFor<typeof calls>;
