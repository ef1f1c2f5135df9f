import { cancelText } from '@yunyou/i18n/deadlines';
import { type LineActivityQuery, type Stay, stayQueryOf } from '@yunyou/sdk';
import {
  arrivalHoursOf,
  type CheckoutState,
  type CheckoutStore,
  chosenRoomsOf,
  heldOf,
  openCheckout,
  type StayCheckoutLine,
  type StayLineOpening,
} from '@yunyou/sdk/checkout';
import { openAgreement } from '../agreements';
import { type Booking, blankBooking, bookingWords, placeBooking, shownBooking } from '../booking';
import { lineActivity } from '../line-activity';
import { blankScreen, type Screen, shopOf, showToMember, tapped, whileBusy } from '../screen';
import type { Shop } from '../shop';
import { stayText } from '../stay-words';

interface StayData extends Screen, Booking {
  hotelName: string;
  name: string;
  summary: string;
  moved: string;
  quantity: number;
  maxRooms: number;
  /** One field for each room. */
  guests: { room: number; label: string; name: string }[];
  arrivals: string[];
  arrivalIndex: number;
  /** How it can be cancelled, as it was quoted. */
  cancel: string;
}

type Asked = LineActivityQuery & Partial<Record<'hotelId' | 'lines' | keyof Stay, string>>;

/** An order for rooms at one rate: who sleeps there, when they come, what it costs by the server's word. */
export function registerStay(): void {
  Page({
    data: {
      ...blankScreen,
      ...blankBooking,
      hotelName: '',
      name: '',
      summary: '',
      moved: '',
      quantity: 1,
      maxRooms: 1,
      guests: [],
      arrivals: [],
      arrivalIndex: 0,
      cancel: '',
    } as StayData,
    /** There once the page has been shown. */
    checkout: undefined as CheckoutStore | undefined,
    asked: {} as Asked,
    onLoad(asked: Asked) {
      this.asked = asked;
    },
    // Back from the login, the page goes on.
    onShow() {
      void this.refresh();
    },
    onUnload() {
      this.checkout?.dispose();
    },
    refresh() {
      return showToMember(this, words, 'order.book.submit', async (shop) => {
        if (!this.checkout) {
          const { opening, moved } = await openingOf(shop, this.asked);
          this.checkout = this.begin(shop, opening);
          this.setData({ moved: moved ? shop.sdk.i18n.texts.t('hotel.stay.moved') : '' });
        }
        await this.checkout.quoteAgain();
        return shown(shop, this.checkout.state, this.data.arrivals);
      });
    },
    begin(shop: Shop, opening: StayLineOpening): CheckoutStore {
      const checkout = openCheckout(shop.sdk, { lines: [opening] });
      this.setData({ arrivals: arrivalHoursOf(opening.nowMs, [opening]) });
      checkout.subscribe(() => this.setData(shown(shop, checkout.state, this.data.arrivals)));
      checkout.start();
      return checkout;
    },
    typed(event: WechatMiniprogram.Input) {
      const field = tapped(event, 'field');
      this.checkout?.change({ [field]: event.detail.value });
    },
    typedGuest(event: WechatMiniprogram.Input) {
      const room = Number(tapped(event, 'room'));
      const names = stayLine(this.checkout?.state)?.draft.guests ?? [];
      const guests = names.map((name, place) => (place === room ? event.detail.value : name));
      this.checkout?.changeLine(0, { kind: 'stay', guests });
    },
    chooseArrival(event: WechatMiniprogram.PickerChange) {
      const arrivalTime = this.data.arrivals[Number(event.detail.value)];
      if (arrivalTime !== undefined) this.checkout?.changeLine(0, { kind: 'stay', arrivalTime });
    },
    changeQuantity(event: WechatMiniprogram.BaseEvent) {
      const quantity = this.data.quantity + Number(tapped(event, 'by'));
      this.checkout?.changeLine(0, { kind: 'stay', quantity });
    },
    openAgreement,
    place() {
      return whileBusy(this, async (shop) => {
        const { checkout } = this;
        if (!checkout || (await placeBooking(shop, checkout))) return;
        this.setData(shown(shop, checkout.state, this.data.arrivals));
      });
    },
    openHotel() {
      shopOf().replace('hotel', { id: this.asked.hotelId });
    },
  });
}

const words = [
  ...bookingWords,
  'order.stay.roomCount',
  'order.stay.guestHint',
  'order.stay.arrival',
  'order.stay.arrivalHint',
  'order.stay.cancelTerm',
  'hotel.view.otherDays',
  'components.number.less',
  'components.number.more',
] as const;

/** The rooms that an address names, as they are sold now; a place that is held is for its own nights. */
async function openingOf(shop: Shop, { hotelId = '', lines = '', ...asked }: Asked) {
  const { catalogue, stay: choice, clock } = shop.sdk;
  const [chosen] = chosenRoomsOf(lines);
  const [hotel, activity] = await Promise.all([catalogue.hotelBasic(hotelId), lineActivity(shop, asked)]);
  const held = heldOf(activity);
  const quantity = held?.quantity ?? chosen?.rooms ?? 1;
  const { stay, moved } = choice.open({ ...asked, ...held?.stay, rooms: String(quantity) }, hotel.lateNight);
  const rate = await catalogue.hotelRate(chosen?.rateId ?? '', stayQueryOf({ ...stay, rooms: 1 }));
  const opening: StayLineOpening = {
    kind: 'stay',
    product: { id: rate.roomId, hotel, rate },
    ...{ stay, quantity, activity, nowMs: clock.now() },
  };
  return { opening, moved };
}

/** The page's only line. */
function stayLine(state: CheckoutState | undefined): StayCheckoutLine | undefined {
  const line = state?.lines[0];
  return line?.kind === 'stay' ? line : undefined;
}

/** What the page shows of its checkout. Terms that have changed are shown as they are now, to be agreed to. */
function shown(shop: Shop, state: CheckoutState, arrivals: readonly string[]): Partial<StayData> {
  const line = stayLine(state);
  if (!line) return {};
  const { texts } = shop.sdk.i18n;
  const { quantity, guests, arrivalTime } = line.draft;
  const terms = (state.termsChange ?? state.priceChange)?.now?.[0] ?? line.quoted;
  return {
    hotelName: line.product.hotel.name,
    name: `${line.product.rate.hotelRoomName} · ${line.product.rate.name}`,
    summary: stayText(shop, { ...line.stay, rooms: quantity }),
    quantity,
    maxRooms: line.maxRooms,
    guests: guests.map((name, room) => ({
      room,
      label: texts.t('order.stay.guestOf', { room: room + 1 }),
      name,
    })),
    arrivalIndex: Math.max(0, arrivals.indexOf(arrivalTime)),
    cancel: terms ? cancelText(texts, terms) : '',
    ...shownBooking(shop, state),
  };
}
