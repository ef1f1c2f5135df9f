import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock';
import type { ServerConfig } from './config';
import type { OrderKinds } from './core/kinds';
import type { Db } from './database/connect';
import type { MapService } from './outside/map-service';
import type { ObjectStore } from './outside/object-store';
import type { PaySystems } from './outside/pay-systems/pay-systems';
import type { Platforms } from './outside/platforms/platforms';
import type { SmsGateway } from './outside/sms';
import type { DataProtection } from './security/data-protection';

/** What every handler and job may use. Made once in `createServer`, handed on as an argument. */
export interface AppContext {
  readonly config: ServerConfig;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Logger;
  readonly protection: DataProtection;
  readonly sms: SmsGateway;
  readonly payments: PaySystems;
  readonly objectStore: ObjectStore;
  readonly platforms: Platforms;
  readonly map: MapService;
  /** What is sold here. */
  readonly kinds: OrderKinds;
}
