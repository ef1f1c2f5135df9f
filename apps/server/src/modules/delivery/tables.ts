import type { DeliveryStatus, LocalizedText } from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** The part of the database that is what is shipped: where to, how far, in which parcels. */
export interface DeliveryTables {
  /** One per order that is shipped. The address is its own copy. */
  deliveries: {
    order_id: string;
    name_cipher: string;
    mobile_cipher: string;
    detail_cipher: string;
    state: string;
    city: string;
    county: string;
    adcode: string;
    address_changed: Generated<boolean>;
    extended: Generated<boolean>;
    reminded_ms: number | null;
  };
  delivery_lines: {
    line_id: string;
    order_id: string;
    /** Before it is in a parcel: 0, 6 or 7. */
    status: DeliveryStatus;
    /** The shop prepares before it ships: by delivery 6 and 7. */
    stocking: boolean;
  };
  shipments: {
    id: string;
    order_id: string;
    carrier_code: string;
    carrier_name: string;
    carrier_phone: string;
    tracking_no: string;
    status: DeliveryStatus;
    shipped_ms: number;
    signed_ms: number | null;
    /** When it counts as signed for; null unless it is on its way. */
    auto_sign_ms: number | null;
    /** The buyer was told that it soon will. */
    auto_sign_told: Generated<boolean>;
  };
  /** Which units of a line are in a parcel. */
  shipment_lines: { shipment_id: string; line_id: string; units: number[] };
  shipment_traces: {
    id: Generated<number>;
    shipment_id: string;
    at_ms: number;
    text: Json<LocalizedText>;
    place: Json<LocalizedText>;
  };
}
