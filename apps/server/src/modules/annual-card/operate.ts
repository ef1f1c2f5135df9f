import {
  type CardAfterActivation,
  cardActivateWithinDays,
  cardCoolOffDays,
  cardFeePercent,
  cardJoinWithinDays,
  cardMinutesBetween,
  cardPersonsMax,
  type LocalizedText,
  type Picture,
} from '@yunyou/contract';
import { daysBetween } from '../../clock';
import type { Tx } from '../../database/connect';
import { badInput } from '../../http/refusal';
import { newId } from '../../security/ids';
import { insertType } from './operate-store';
import type { RoleTerms, SpotTerms } from './tables';

/** A card type as its operator writes it. */
export interface NewCardType {
  id?: string;
  /** Its place in lists. */
  seq?: number;
  supplierId: string;
  name: LocalizedText;
  picture: Picture;
  benefits: readonly LocalizedText[];
  intro: LocalizedText;
  notice: LocalizedText;
  roles: readonly RoleTerms[];
  spots: readonly SpotTerms[];
  priceFen: number;
  marketPriceFen?: number;
  /** Default: it is not renewed. */
  renewPriceFen?: number;
  /** Default yes. */
  onSale?: boolean;
  /** Cards there are; default no limit. */
  total?: number;
  limitPerMember?: number;
  /** From its first day on; default 365. Days of a fixed card follow from `fixed`. */
  validDays?: number;
  fixed?: { firstDay: string; lastDay: string };
  activateWithinDays?: number;
  joinWithinDays?: number;
  spotsPerDay?: number;
  minutesBetween?: number;
  coolOffDays?: number;
  beforeFeePercent?: number;
  afterActivation?: CardAfterActivation;
  feePercent?: number;
}

const VALID_DAYS = 365;

/** Puts a card type into the database; answers its id. */
export async function putType(tx: Tx, type: NewCardType): Promise<string> {
  expectType(type);
  const id = type.id ?? `card-type-${newId()}`;
  const { fixed, total = null } = type;
  await insertType(
    tx,
    {
      ...{ id, seq: type.seq ?? 0, supplier_id: type.supplierId },
      ...{ name: JSON.stringify(type.name), picture: JSON.stringify(type.picture) },
      ...{ benefits: JSON.stringify(type.benefits), roles: JSON.stringify(type.roles) },
      ...{ intro: JSON.stringify(type.intro), notice: JSON.stringify(type.notice) },
      ...{ price_fen: type.priceFen, market_price_fen: type.marketPriceFen ?? null },
      ...{ renew_price_fen: type.renewPriceFen ?? null, on_sale: type.onSale ?? true },
      ...{ has_pool: total !== null, limit_per_member: type.limitPerMember ?? null },
      validity_kind: fixed ? 'fixed' : 'fromActivation',
      valid_days: fixed ? daysBetween(fixed.firstDay, fixed.lastDay) + 1 : (type.validDays ?? VALID_DAYS),
      ...{ first_day: fixed?.firstDay ?? null, last_day: fixed?.lastDay ?? null },
      activate_within_days: type.activateWithinDays ?? cardActivateWithinDays,
      join_within_days: type.joinWithinDays ?? cardJoinWithinDays,
      spots_per_day: type.spotsPerDay ?? null,
      minutes_between: type.minutesBetween ?? cardMinutesBetween,
      cool_off_days: type.coolOffDays ?? cardCoolOffDays,
      before_fee_percent: type.beforeFeePercent ?? 0,
      after_activation: type.afterActivation ?? 'byDays',
      fee_percent: type.feePercent ?? cardFeePercent,
    },
    type.spots,
    total,
  );
  return id;
}

/** Refuses what no card can be: without words, persons or places, or with days in the wrong order. */
function expectType({ name, roles, spots, fixed }: NewCardType): void {
  if (!name['zh-Hans'] || !name.en) throw badInput([{ field: 'name', reason: 'In both languages' }]);
  const places = roles.reduce((sum, { max }) => sum + max, 0);
  const needed = roles.reduce((sum, { min }) => sum + min, 0);
  if (needed < 1 || places > cardPersonsMax || roles.some(({ min, max }) => min > max))
    throw badInput([{ field: 'roles', reason: `1 to ${cardPersonsMax} persons` }]);
  if (spots.length === 0) throw badInput([{ field: 'spots', reason: 'At least 1' }]);
  if (fixed && fixed.lastDay < fixed.firstDay)
    throw badInput([{ field: 'fixed.lastDay', reason: 'Before its first day' }]);
}
