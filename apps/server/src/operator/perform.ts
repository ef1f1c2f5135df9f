import type { Context } from 'hono';
import type { AppContext } from '../context';
import { clientAddressOf, networkOf } from '../http/client-address';
import { Refusal } from '../http/refusal';
import { beginAudit, endAudit } from './audit-store';
import { mayDo, type Role } from './permissions';
import type { OperatorEnv } from './staff/session';

export interface Task<Result> {
  /** Address of the action, as the audit log names it. */
  action: string;
  roles: readonly Role[];
  /** Id of what it is done to. */
  subject: string;
  work: () => Promise<Result>;
  /** What the log says of it besides. */
  noteOf: (result: Result) => string;
}

/** Does what somebody may do, and writes down that they did, before and after. */
export async function perform<Result>(
  app: AppContext,
  context: Context<OperatorEnv>,
  { action, roles, subject, work, noteOf }: Task<Result>,
): Promise<Result> {
  const staff = context.get('staff');
  const line = {
    staffId: staff.id,
    staffName: staff.name,
    action,
    subject,
    network: networkOf(clientAddressOf(context)),
    atMs: app.clock.now(),
  };
  const id = await beginAudit(app.db, line);
  try {
    if (!mayDo(staff.roles, roles)) {
      throw new Refusal(403, { 'zh-Hans': '您的岗位不能执行此操作', en: 'Your role may not do this' });
    }
    const result = await work();
    await endAudit(app.db, id, { outcome: 'done', note: noteOf(result) });
    return result;
  } catch (error) {
    await endAudit(
      app.db,
      id,
      error instanceof Refusal
        ? { outcome: 'refused', note: error.text['zh-Hans'] }
        : { outcome: 'failed', note: error instanceof Error ? error.name : '' },
    );
    throw error;
  }
}
