import type { Picture, TextBlock } from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** The part of the database that is scenic spots. */
export interface ScenicSpotTables {
  spots: {
    id: string;
    /** Who sells its tickets. */
    supplier_id: Generated<string>;
    sort: number;
    city_name: string;
    grade: number;
    rating: number;
    rating_count: number;
    lat: number;
    lng: number;
    phone: string;
    themes: string[];
    picture: Json<Picture>;
    thumb: Json<Picture>;
    album: Json<Picture[]>;
    content: Json<SpotContent>;
    search_text: string;
  };
}

/** Chinese texts of a spot; the English ones stand under the same names in `international_fields`. */
export interface SpotContent {
  name: string;
  subtitle: string;
  tags: string[];
  intro: string;
  address: string;
  openTimes: { label: string; from: string; to: string }[];
  facilities: string[];
  notices: string[];
  blocks: TextBlock[];
  traffic: string[];
}
