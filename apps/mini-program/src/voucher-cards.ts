import { appointmentStatus, type Voucher } from '@yunyou/contract';
import { renderSVG } from 'uqr';
import type { Shop } from './shop';

/** A voucher as it is shown at the gate. */
export interface VoucherCard {
  id: string;
  /** Digits in groups of four, to be read out. */
  code: string;
  name: string;
  traveller: string;
  status: string;
  valid: string;
  isUsable: boolean;
  /** The code as a picture, for who can be let in by it. */
  qr: string;
  qrAlt: string;
}

/** Status of a voucher, by its number. */
const voucherStatus = [
  'components.voucher.notIssued',
  'components.voucher.toBeUsed',
  'components.voucher.used',
  'components.voucher.cancelled',
  'components.voucher.expired',
] as const;

export function voucherCard({ sdk }: Shop, voucher: Voucher): VoucherCard {
  const { t, day, instant } = sdk.i18n.texts;
  const { firstDay, lastDay, usedAtMs } = voucher;
  const isUsable = voucher.status === appointmentStatus.toBeUsed;
  const days = firstDay === lastDay ? day(firstDay) : `${day(firstDay)}–${day(lastDay)}`;
  return {
    id: voucher.id,
    code: voucher.code.replace(/(\d{4})(?=\d)/g, '$1 '),
    name: voucher.productName,
    traveller: [voucher.travellerName, voucher.idCard].filter(Boolean).join(' '),
    status: t(voucherStatus[voucher.status]),
    valid:
      usedAtMs === null || isUsable
        ? t('voucher.valid', { days })
        : t('voucher.usedAt', { time: instant(usedAtMs) }),
    isUsable,
    qr: isUsable ? pictureOf(voucher.code) : '',
    qrAlt: t('components.voucher.qr', { code: voucher.code }),
  };
}

/** Light modules around the code, as readers need them (ISO/IEC 18004). */
const quietZone = 4;

/** As text, since the platform's canvas would have to be drawn anew whenever the page comes back. */
const pictureOf = (code: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(code, { border: quietZone }))}`;
