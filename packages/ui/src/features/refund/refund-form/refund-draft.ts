import type { RefundOptions, RefundReason } from '@yunyou/contract';
import type { UploadedFile } from '../../../components/uploader';

/** What a person chose and wrote about a refund before sending it. */
export interface RefundDraft {
  /** Keys of the chosen units. */
  units: readonly string[];
  reasonCode: RefundReason | null;
  reason: string;
  pictures: readonly UploadedFile[];
}

type Line = RefundOptions['lines'][number];
export type Unit = Line['units'][number];

export const draftKeyOf = (orderId: string): string => `refund ${orderId}`;
export const unitKey = (lineId: string, unit: number): string => `${lineId} ${unit}`;
export const isOpenUnit = ({ refundable, askable }: Unit): boolean => refundable || askable;

export function isRefundDraft(value: unknown): value is RefundDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { units, reason, pictures } = value as Partial<RefundDraft>;
  return Array.isArray(units) && typeof reason === 'string' && Array.isArray(pictures);
}

/** What is chosen to begin with: what the page was opened for, or the only thing there is. */
export function firstDraft(options: RefundOptions, lineId: string | undefined): RefundDraft {
  const open = openKeys(options, (line) => lineId === undefined || line.lineId === lineId);
  const units = lineId !== undefined || open.length === 1 ? open : [];
  return { units: withWholeBundles(options, units), reasonCode: null, reason: '', pictures: [] };
}

/** Keys of everything that can be chosen. */
export const openKeys = (
  options: RefundOptions,
  isWanted: (line: Line, unit: Unit) => boolean = () => true,
): string[] =>
  options.lines.flatMap((line) =>
    line.units
      .filter((unit) => isOpenUnit(unit) && isWanted(line, unit))
      .map(({ unit }) => unitKey(line.lineId, unit)),
  );

/** A bundle that goes back as a whole is chosen as a whole. */
export function withWholeBundles(options: RefundOptions, keys: readonly string[]): string[] {
  const whole = new Set(
    options.lines.flatMap(({ lineId, bundle, units }) =>
      bundle?.whole && units.some(({ unit }) => keys.includes(unitKey(lineId, unit))) ? [bundle.seq] : [],
    ),
  );
  const added = openKeys(options, ({ bundle }) => bundle !== null && whole.has(bundle.seq));
  return [...new Set([...keys, ...added])];
}

/** Without the units of a bundle of which one was taken out. */
export function withoutUnit(options: RefundOptions, keys: readonly string[], key: string): string[] {
  const line = options.lines.find(({ lineId, units }) =>
    units.some(({ unit }) => unitKey(lineId, unit) === key),
  );
  const gone = line?.bundle?.whole
    ? openKeys(options, ({ bundle }) => bundle?.seq === line.bundle?.seq)
    : [key];
  return keys.filter((one) => !gone.includes(one));
}

/** The chosen units as a request names them, and as the server has them now. */
export function chosenOf(options: RefundOptions, keys: readonly string[]) {
  const lines = options.lines
    .map((line) => ({
      line,
      units: line.units.filter(({ unit }) => keys.includes(unitKey(line.lineId, unit))),
    }))
    .filter(({ units }) => units.length > 0);
  const units = lines.flatMap((one) => one.units);
  return {
    items: lines.map(({ line, units: own }) => ({ lineId: line.lineId, units: own.map(({ unit }) => unit) })),
    units,
    /** Something of it does not go back by its rule: without a reason there is nothing to price. */
    needsReason: units.some(({ refundable }) => !refundable),
    /** The merchant has a word in it. */
    asks: units.some(({ refundable, approval }) => !refundable || approval === 'merchant'),
  };
}
