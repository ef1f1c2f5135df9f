import { z } from 'zod';
import { fen, id, picture } from './fields';
import { refundRule } from './refund-rule';

/** Hotels as lists and details show them (spec section 3). Calls come with the hotel's server part. */

export const hotelSummary = z.strictObject({
  id,
  name: z.string(),
  cityName: z.string(),
  district: z.string().describe('Where in the city, in a few words'),
  star: z.int().min(0).max(5).describe('Id of the star option; 0 for none'),
  category: z.string().describe('Name of the category option'),
  tags: z.array(z.string()),
  thumb: picture,
  rating: z.number().min(0).max(5),
  ratingCount: z.int().min(0),
  fromPriceFen: fen.nullable().describe('Lowest price of a night in fen; null when nothing is on sale'),
});

export const hotelRate = z.strictObject({
  hotelratesId: id,
  name: z.string(),
  breakfasts: z.int().min(0).describe('Breakfasts a night'),
  refundRule,
  payAtDesk: z.boolean().describe('Paid at the hotel in place of now'),
  priceFen: fen.describe('One night in fen'),
  originalPriceFen: fen.nullable().describe('Before an activity, in fen'),
  left: z.int().min(0).nullable().describe('Rooms left when few are; null when there are plenty'),
});

export const hotelRoom = z.strictObject({
  roomId: id,
  hotelRoomCode: z.string(),
  hotelRoomName: z.string(),
  roomImgList: z.array(picture),
  bedType: z.string(),
  maxPeopleNumber: z.int().min(1),
  area: z.number().min(0).describe('Square metres; 0 for not said'),
  price: fen.nullable().describe('Lowest price of a night in fen; null when nothing is on sale'),
  roomWindow: z.enum(['window', 'inner', 'none']).describe('To the outside, to the inside, none'),
  roomWindowImg: picture.nullable().describe('What is seen from it'),
  hotelRatesVoList: z.array(hotelRate),
});

export type HotelSummary = z.output<typeof hotelSummary>;
export type HotelRate = z.output<typeof hotelRate>;
export type HotelRoom = z.output<typeof hotelRoom>;
