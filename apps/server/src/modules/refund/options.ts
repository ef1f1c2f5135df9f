import {
  goodsRefundReasons,
  type Locale,
  merchantSideReasons,
  type ResponseOf,
  visitRefundReasons,
} from '@yunyou/contract';
import type { StoredLine } from '../../core/kinds';
import { linesOf, orderOf, peopleOf } from '../../core/orders/store';
import { type UnitOption, unitOptions } from '../../core/refunds/options';
import { kindOf, refuseHeldBack } from '../../core/refunds/quote';
import { pictureOf, textsIn } from '../../core/refunds/view';
import type { MemberRequest } from '../../http/request-context';
import { ruleTexts } from '../../http/rule-texts';
import { cell } from '../../security/data-protection';
import { stayRoomsView } from '../hotel/stay-view';
import { payWayName } from '../payment/channels';
import { vouchersOfLines } from '../voucher/store';
import { payWayOf, sellerOf } from './seller-store';

type Options = ResponseOf<'refund', 'options'>;

/** What of a member's own order can be given back now. */
export async function refundOptions(request: MemberRequest, orderId: string): Promise<Options> {
  const { db, kinds, clock, memberId, locale } = request;
  const order = await orderOf(db, memberId, orderId);
  refuseHeldBack(order);
  const lines = await linesOf(db, [orderId]);
  const options = await unitOptions({ db, kinds, nowMs: clock.now() }, order, lines);
  const labelOf = await unitLabels(request, orderId, lines);
  const seller = await sellerOf(db, order.supplier_id);
  const texts = textsIn(order, locale);
  const answers = lines.map((line) => ({
    lineId: line.id,
    title: texts.productNames[line.seq] ?? texts.title,
    specText: texts.specTexts?.[line.seq] ?? '',
    picture: pictureOf(line.detail) ?? null,
    bundle: line.bundle && {
      seq: line.bundle.seq,
      name: line.bundle.name[locale],
      whole: line.bundle.refundMode === 'whole',
    },
    units: options
      .filter(({ lineId, isGone }) => lineId === line.id && !isGone)
      .map((option) => unitAnswer(option, labelOf(line.id, option.unit), locale)),
  }));
  const open = answers.flatMap(({ units }) => units.filter((unit) => unit.refundable || unit.askable));
  const isGoods = lines.every(({ kind }) => kind === 'goods');
  return {
    orderId,
    orderSn: order.sn,
    orderType: order.order_type,
    lines: answers,
    kinds: [...new Set(open.map(({ kind }) => kind))],
    reasons: (isGoods ? goodsRefundReasons : visitRefundReasons).map((code) => ({
      code,
      merchantSide: merchantSideReasons.includes(code),
      needsPicture: isGoods && merchantSideReasons.includes(code),
      needsText: code === 'other',
    })),
    payWay: payWayName(await payWayOf(db, order.checkout_id), locale),
    telephone: seller?.telephone ?? '',
  };
}

const unitAnswer = (option: UnitOption, label: string, locale: Locale) => ({
  unit: option.unit,
  label,
  refundable: option.refusal === null,
  askable: option.refusal !== null && option.exception !== undefined,
  amountFen: option.amountFen,
  feeFen: option.refusal === null ? option.feeFen : 0,
  why: option.refusal === null ? '' : (option.refusalText?.[locale] ?? ruleTexts[option.refusal][locale]),
  kind: kindOf(option),
  approval: option.approval,
});

/** Whom or what each unit is: its traveller, its guest, or the tail of its code. */
async function unitLabels(
  request: MemberRequest,
  orderId: string,
  lines: readonly StoredLine[],
): Promise<(lineId: string, unit: number) => string> {
  const { db, protection } = request;
  const lineIds = lines.map(({ id }) => id);
  const people = (await peopleOf(db, lineIds)).map(({ id, line_id, unit, name_cipher }) => ({
    lineId: line_id,
    unit,
    name: protection.decrypt(name_cipher, cell('line_people', 'name_cipher', id)),
  }));
  const { stayRooms } = await stayRoomsView(request, orderId);
  const vouchers = await vouchersOfLines(db, lineIds);
  return (lineId, unit) => {
    const guest = stayRooms.find((room) => room.lineId === lineId && room.unit === unit)?.guestName;
    const names = people.filter((one) => one.lineId === lineId && one.unit === unit).map(({ name }) => name);
    const code = vouchers.find((one) => one.line_id === lineId && one.unit === unit)?.code;
    return guest || names.join('、') || (code ? `••••${code.slice(-4)}` : '');
  };
}
