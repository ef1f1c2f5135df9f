import { z } from 'zod';
import { deliveryStatus } from '../constants';
import { enumOf, epochMs, id } from './fields';

/** Where an order is sent, the mobile masked. */
export const deliveryAddress = z.strictObject({
  name: z.string().describe('Whole, for its owner'),
  mobile: z.string().describe('Masked'),
  provinces: z.string(),
  detail: z.string(),
  adcode: z.string(),
});

/** What the merchant, the buyer or the carrier said of a parcel, in the request's language where it is known. */
const trace = z.strictObject({ atMs: epochMs, text: z.string(), place: z.string() });

/** How far an order's goods are. */
export const orderDelivery = z.strictObject({
  status: enumOf(deliveryStatus)
    .nullable()
    .describe('The least advanced of its lines; null before it is paid'),
  address: deliveryAddress,
  lastTrace: trace.nullable(),
  parcels: z.int().min(0),
  autoSignAtMs: epochMs.nullable().describe('When what is on its way counts as signed for'),
  canConfirm: z.boolean(),
  canExtend: z.boolean(),
  canRemind: z.boolean(),
  canChangeAddress: z.boolean(),
});

export const shipments = z.strictObject({
  shipments: z.array(
    z.strictObject({
      id,
      lines: z.array(z.strictObject({ orderLineId: id, quantity: z.int().min(1) })),
      carrierCode: z.string(),
      carrierName: z.string(),
      carrierPhone: z.string(),
      trackingNo: z.string(),
      shippedAtMs: epochMs,
      signedAtMs: epochMs.nullable(),
      status: enumOf(deliveryStatus),
      traces: z.array(trace).describe('The newest first'),
    }),
  ),
  autoSignAtMs: epochMs.nullable(),
  canExtend: z.boolean(),
});
