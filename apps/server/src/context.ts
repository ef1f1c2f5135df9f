import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock';
import type { ServerConfig } from './config';
import type { OrderKinds } from './core/kinds';
import type { Db } from './database/connect';
import type { FlashDesk } from './modules/flash-sale/desk';
import type { SearchDesk } from './modules/search/desk';
import type { Metrics } from './observability/metrics';
import type { CertificateLedger } from './outside/certificate-ledger';
import type { FaceQuality } from './outside/face-quality';
import type { GateFaces } from './outside/gate-faces';
import type { InvoiceSystem } from './outside/invoice-system';
import type { MailGateway } from './outside/mail';
import type { MapService } from './outside/map-service';
import type { ObjectStore } from './outside/object-store';
import type { PaySystems } from './outside/pay-systems/pay-systems';
import type { Platforms } from './outside/platforms/platforms';
import type { RealNameCheck } from './outside/real-name-check';
import type { SmsGateway } from './outside/sms';
import type { DataProtection } from './security/data-protection';

/** What every handler and job may use. Made once in `createServer`, handed on as an argument. */
export interface AppContext {
  readonly config: ServerConfig;
  readonly db: Db;
  /** What is the same for everybody is read here: from a replica where there is one. Opens no transactions. */
  readonly publicDb: Db;
  /** The primary on connections kept for public reads and health: they answer while all others wait for a lock. */
  readonly reservedDb: Db;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly protection: DataProtection;
  readonly sms: SmsGateway;
  readonly payments: PaySystems;
  readonly objectStore: ObjectStore;
  readonly platforms: Platforms;
  readonly map: MapService;
  readonly invoices: InvoiceSystem;
  readonly mail: MailGateway;
  readonly faceQuality: FaceQuality;
  readonly gateFaces: GateFaces;
  readonly realNameCheck: RealNameCheck;
  readonly ledger: CertificateLedger;
  /** The search's connections and counts of this process. */
  readonly search: SearchDesk;
  /** What this process keeps of flash sales. */
  readonly flashDesk: FlashDesk;
  /** What is sold here. */
  readonly kinds: OrderKinds;
}
