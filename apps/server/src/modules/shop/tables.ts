import type { ConfirmMode, LocalizedText, Picture, ShopState } from '@yunyou/contract';
import type { ColumnType, Generated } from 'kysely';
import type { FreightFee, FreightTemplate } from '../../core/pricing';
import type { Json } from '../../database/json-column';

/** The part of the database that is shops: who sells, in which categories, and what delivery costs. */
export interface ShopTables {
  shops: {
    id: string;
    sort: number;
    name: Json<LocalizedText>;
    logo: Json<Picture>;
    banner: Json<Picture>;
    intro: Json<LocalizedText>;
    open_state: Generated<ShopState>;
    confirm_mode: ConfirmMode;
    /** Prepares what it ships before it ships it: delivery 6 and 7. */
    stocking: boolean;
    free_freight_from_fen: number | null;
    telephone: string;
    hours: Json<LocalizedText>;
    address: Json<LocalizedText>;
    /** What its things are found under; empty for none. */
    city: ColumnType<LocalizedText, string | undefined, string>;
    lat: number;
    lng: number;
    ships_from: Json<LocalizedText>;
    promises: Json<LocalizedText[]>;
    license: Json<{ company: LocalizedText; uscc: string; picture: Picture }>;
    return_address: Json<LocalizedText>;
  };
  goods_categories: {
    id: string;
    parent_id: string | null;
    sort: number;
    name: Json<LocalizedText>;
    picture: Json<Picture> | null;
  };
  freight_templates: {
    id: string;
    supplier_id: string;
    name: string;
    charge_by: FreightTemplate['chargeBy'];
    rules: Json<(FreightFee & { regionCodes: string[] })[]>;
    default_rule: Json<FreightFee> | null;
    /** Places it is not delivered to, and why. */
    refused: Json<{ regionCodes: string[]; reason: LocalizedText }[]>;
  };
}
