import { type Migration, Migrator } from 'kysely';
import type pg from 'pg';
import type { Db } from './connect';
import * as ticketJourney from './migrations/0001-ticket-journey';
import * as subscriptions from './migrations/0002-subscriptions';
import * as members from './migrations/0003-members';
import * as storedValue from './migrations/0004-stored-value';
import * as subscribeMessages from './migrations/0005-subscribe-messages';
import * as oneOrderEngine from './migrations/0006-one-order-engine';
import * as reconciliation from './migrations/0007-reconciliation';
import * as limits from './migrations/0008-limits';
import * as retention from './migrations/0009-retention';
import * as newUserShare from './migrations/0010-new-user-share';
import * as hotels from './migrations/0011-hotels';
import * as search from './migrations/0012-search';
import * as hotelWords from './migrations/0013-hotel-words';
import * as addresses from './migrations/0014-addresses';
import * as goods from './migrations/0015-goods';
import * as goodsSearch from './migrations/0016-goods-search';
import * as parcelWords from './migrations/0017-parcel-words';
import * as activityMessages from './migrations/0018-activity-messages';
import * as reviews from './migrations/0019-reviews';
import * as invoices from './migrations/0020-invoices';
import * as afterSales from './migrations/0021-after-sales';
import * as transactionSnapshots from './migrations/0022-transaction-snapshots';
import * as transferTickets from './migrations/0023-transfer-tickets';
import * as ownThings from './migrations/0024-own-things';
import * as memberAccount from './migrations/0025-member-account';
import * as mobileAppeals from './migrations/0027-mobile-appeals';
import * as appointments from './migrations/0029-appointments';
import * as appointmentMessages from './migrations/0030-appointment-messages';
import * as flashSales from './migrations/0032-flash-sales';
import * as activityTerms from './migrations/0033-activity-terms';
import * as groupBuying from './migrations/0034-group-buying';
import * as bargains from './migrations/0035-bargains';
import * as flashAttempts from './migrations/0036-flash-attempts';
import * as lotteries from './migrations/0037-lotteries';
import * as prizes from './migrations/0038-prizes';
import * as jumpCodes from './migrations/0039-jump-codes';
import * as voucherLinks from './migrations/0040-voucher-links';
import * as blindBoxes from './migrations/0041-blind-boxes';
import * as annualCards from './migrations/0042-annual-cards';
import * as cardActivities from './migrations/0043-card-activities';
import * as collectibles from './migrations/0044-collectibles';
import * as previews from './migrations/0045-previews';
import * as cardPrices from './migrations/0047-card-prices';
import * as inboxToApps from './migrations/0048-inbox-to-apps';
import * as jumpBlocks from './migrations/0049-jump-blocks';
import * as staff from './migrations/0053-staff';
import * as shareCodes from './migrations/0054-share-codes';

/** In the order of their names; never change one that has run anywhere. */
const migrations: Record<string, Migration> = {
  '0001-ticket-journey': ticketJourney,
  '0002-subscriptions': subscriptions,
  '0003-members': members,
  '0004-stored-value': storedValue,
  '0005-subscribe-messages': subscribeMessages,
  '0006-one-order-engine': oneOrderEngine,
  '0007-reconciliation': reconciliation,
  '0008-limits': limits,
  '0009-retention': retention,
  '0010-new-user-share': newUserShare,
  '0011-hotels': hotels,
  '0012-search': search,
  '0013-hotel-words': hotelWords,
  '0014-addresses': addresses,
  '0015-goods': goods,
  '0016-goods-search': goodsSearch,
  '0017-parcel-words': parcelWords,
  '0018-activity-messages': activityMessages,
  '0019-reviews': reviews,
  '0020-invoices': invoices,
  '0021-after-sales': afterSales,
  '0022-transaction-snapshots': transactionSnapshots,
  '0023-transfer-tickets': transferTickets,
  '0024-own-things': ownThings,
  '0025-member-account': memberAccount,
  '0027-mobile-appeals': mobileAppeals,
  '0029-appointments': appointments,
  '0030-appointment-messages': appointmentMessages,
  '0032-flash-sales': flashSales,
  '0033-activity-terms': activityTerms,
  '0034-group-buying': groupBuying,
  '0035-bargains': bargains,
  '0036-flash-attempts': flashAttempts,
  '0037-lotteries': lotteries,
  '0038-prizes': prizes,
  '0039-jump-codes': jumpCodes,
  '0040-voucher-links': voucherLinks,
  '0041-blind-boxes': blindBoxes,
  '0042-annual-cards': annualCards,
  '0043-card-activities': cardActivities,
  '0044-collectibles': collectibles,
  '0045-previews': previews,
  '0047-card-prices': cardPrices,
  '0048-inbox-to-apps': inboxToApps,
  '0049-jump-blocks': jumpBlocks,
  '0053-staff': staff,
  '0054-share-codes': shareCodes,
};

/** Any constant of ours: the advisory lock that lets one process at a time prepare the database. */
const PREPARE_LOCK = 7_120_260_001;

/** Brings the database to the newest shape. */
export async function migrateToLatest(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Runs `prepare` while no other process prepares the same database: several servers may start at once. */
export async function whilePreparing<Result>(pool: pg.Pool, prepare: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    // However long the others take.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK]);
    return await prepare();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [PREPARE_LOCK]).catch(() => {});
    await client.query('reset statement_timeout; reset lock_timeout').catch(() => {});
    client.release();
  }
}
