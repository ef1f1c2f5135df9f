import type { HotelRateDetail, OrderDetail, OrderLine, QuoteLine } from '@yunyou/contract';
import { hotelBasic } from './hotel-samples';
import { room } from './room-samples';
import { stay, stayNowMs } from './stay-days';

/** A rate of the sample room as the order form asks for it. */
export function rateDetail(index: number, part: Partial<HotelRateDetail> = {}): HotelRateDetail {
  const rate = room.hotelRatesVoList[index];
  if (!rate) throw new RangeError(`The sample room has no rate ${index}.`);
  return {
    ...rate,
    roomId: room.roomId,
    hotelId: hotelBasic.id,
    hotelName: hotelBasic.name,
    hotelRoomName: room.hotelRoomName,
    checkInFrom: hotelBasic.checkInFrom,
    checkOutUntil: hotelBasic.checkOutUntil,
    ...part,
  };
}

/** What a quote answers about so many rooms of a rate. */
export function stayQuoteLine(rate: HotelRateDetail, quantity: number): Extract<QuoteLine, { kind: 'stay' }> {
  const unitPriceFen = rate.totalFen ?? 0;
  return {
    kind: 'stay',
    goodsType: 1,
    productId: rate.roomId,
    hotelratesId: rate.hotelratesId,
    quantity,
    unitPriceFen,
    paidFen: unitPriceFen * quantity,
    startDate: stay.startDate,
    endDate: stay.endDate,
    payAtDesk: rate.payAtDesk,
    confirmMode: rate.confirmMode,
    breakfasts: rate.breakfasts,
    refundRule: rate.refundRule,
    cancelDeadlines: rate.cancelDeadlines,
    holdUntilMs: rate.holdUntilMs,
    nights: rate.nights,
    available: 3,
    maxRooms: rate.maxRooms,
    termsHash: rate.termsHash ?? '',
  };
}

const rate = rateDetail(0);

export const stayOrderLine: Extract<OrderLine, { kind: 'stay' }> = {
  kind: 'stay',
  goodsType: 1,
  id: 'line-1',
  productId: room.roomId,
  title: room.hotelRoomName,
  specText: rate.name,
  quantity: 2,
  unitPriceFen: 117_600,
  paidFen: 235_200,
  refundingQuantity: 0,
  refundedQuantity: 0,
  refundedFen: 0,
  refundableFen: 235_200,
  refundableUnits: [0, 1],
  hotelId: hotelBasic.id,
  hotelName: hotelBasic.name,
  hotelratesId: rate.hotelratesId,
  startDate: stay.startDate,
  endDate: stay.endDate,
  adults: 4,
  childAges: [],
  payAtDesk: false,
  confirmMode: 'instant',
  breakfasts: 2,
  refundRule: rate.refundRule,
  cancelDeadlines: rate.cancelDeadlines,
  holdUntilMs: null,
  arrivalTime: '18:00',
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
  nights: rate.nights,
};

/** A paid order for two rooms. */
export const stayOrder: OrderDetail = {
  id: 'order-2',
  sn: '202609181234567890',
  parentSn: '202609181234567890',
  supplierId: 'supplier-1',
  orderType: 1,
  status: 1,
  phase: 'beforeStay',
  payStatus: 1,
  title: hotelBasic.name,
  picture: hotelBasic.thumb,
  lines: [stayOrderLine],
  totalFen: 235_200,
  createdAtMs: stayNowMs,
  expiresAtMs: null,
  closeReason: null,
  shopName: '',
  delivery: null,
  siblings: [],
  payFen: 235_200,
  breakdown: [{ kind: 'line', label: room.hotelRoomName, quantity: 2, amountFen: 235_200 }],
  contactName: '李云',
  contactMobile: '138****0000',
  remark: '',
  people: [],
  payAtDesk: false,
  confirmByAtMs: null,
  stayRooms: ['李云', '王山'].map((guestName, unit) => ({
    lineId: 'line-1',
    unit,
    guestName,
    stayState: 0,
    doorNumber: '',
    checkedInAtMs: null,
    checkedOutAtMs: null,
  })),
  stayHotel: {
    hotelId: hotelBasic.id,
    name: { 'zh-Hans': hotelBasic.name, en: hotelBasic.name },
    address: { 'zh-Hans': hotelBasic.address, en: hotelBasic.address },
    phone: hotelBasic.phone,
    lat: hotelBasic.lat,
    lng: hotelBasic.lng,
    bookNote: { 'zh-Hans': '', en: '' },
  },
  freightFen: 0,
  refundedFen: 0,
  refunds: [],
  paidAtMs: stayNowMs + 60_000,
  voucherCount: 2,
  canPay: false,
  canCancel: false,
  canRefund: true,
  canHide: false,
  canUpdateStay: true,
  events: [
    { status: 4, atMs: stayNowMs },
    { status: 1, atMs: stayNowMs + 60_000 },
  ],
};
