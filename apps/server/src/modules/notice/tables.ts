import type { LocalizedText } from '@yunyou/contract';
import type { Json } from '../../database/json-column';

/** The part of the database that is notices. */
export interface NoticeTables {
  notices: {
    id: string;
    title: Json<LocalizedText>;
    paragraphs: Json<LocalizedText[]>;
    published_ms: number;
  };
}
