import type { Clock } from '../clock';
import type { Queries } from '../database/connect';
import type { MailGateway } from '../outside/mail';
import { newId } from '../security/ids';

/** E-mails are kept where a developer can read them in the sandbox console. */
export const createMailOutbox = ({ db, clock }: { db: Queries; clock: Clock }): MailGateway => ({
  async send({ to, subject, text, attachment }) {
    await db
      .insertInto('sandbox_emails')
      .values({
        id: newId(),
        recipient: to,
        subject,
        body: text,
        attachment: attachment.name,
        attachment_bytes: attachment.bytes.length,
        sent_ms: clock.now(),
      })
      .execute();
  },
});
