import { grouped } from './grouped';

/** The formats that need neither words nor a calendar. */
export interface NumberFormats {
  /** Money from integer fen: `¥80`, `¥80.50`. */
  money(amountFen: number): string;
  /** A number with at most three decimals, `11,029`. */
  number(value: number): string;
}

export const createNumberFormats = (): NumberFormats => ({
  money(amountFen) {
    const sign = amountFen < 0 ? '-' : '';
    const yuan = Math.abs(amountFen) / 100;
    return `${sign}¥${grouped(yuan.toFixed(Number.isInteger(yuan) ? 0 : 2))}`;
  },
  number: (value) => grouped(String(Number(value.toFixed(3)))),
});
