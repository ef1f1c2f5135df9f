import type { AppContext } from '../../context';
import type { Action, Form } from '../desk/typed';
import { roles } from '../permissions';
import { addStaff, changeRoles, endStaff, resetStaff, rolesOf } from './join';

/** Roles whose boxes are ticked. */
const ticked = (form: Form) => rolesOf(roles.filter((role) => form[role] === '1'));

/** What an admin does with accounts. A link to join is told once, in the line that says what was done. */
export function staffActions(app: AppContext, action: Action): void {
  const { publicUrl } = app.config;
  action('/staff/add', async (form) => {
    const { path } = await addStaff(app, { name: form.name ?? '', roles: ticked(form) });
    return `账号已建立，链接24小时内有效 · Added; the link is good for 24 hours: ${publicUrl}${path}`;
  });
  action('/staff/roles', async (form) => {
    await changeRoles(app, form.id ?? '', ticked(form));
    return '岗位已更改 · Roles changed';
  });
  action('/staff/reset', async ({ id = '' }) => {
    return `已重置，链接24小时内有效 · Reset; the link is good for 24 hours: ${publicUrl}${await resetStaff(app, id)}`;
  });
  action('/staff/end', async ({ id = '' }) => {
    await endStaff(app, id);
    return '账号已停用 · Account ended';
  });
}
