import type { Clock } from '../clock';
import type { Queries } from '../database/connect';
import type { SmsGateway } from '../outside/sms';
import { newId } from '../security/ids';

/** Text messages are kept where a developer can read them in the sandbox console. */
export const createSmsOutbox = ({ db, clock }: { db: Queries; clock: Clock }): SmsGateway => ({
  async send(mobile, body) {
    await db.insertInto('sandbox_sms').values({ id: newId(), mobile, body, sent_ms: clock.now() }).execute();
  },
});
