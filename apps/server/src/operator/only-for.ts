import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { nonceOf } from '../http/security-headers';
import { type Html, operatorPage, two } from './page';
import { mayDo, type Role } from './permissions';
import type { OperatorEnv } from './staff/session';

const page = (context: Context<OperatorEnv>, title: readonly [string, string], body: Html) =>
  operatorPage({ title, body, nonce: nonceOf(context), staff: context.get('staff') });

/** A page that is not shown: to this role, or at all. */
export const noPage = (context: Context<OperatorEnv>, status: 403 | 404) =>
  context.html(
    status === 403
      ? page(
          context,
          ['没有权限', 'Not for your role'],
          html`<p>${two('您的岗位不能查看此页', 'Your role may not see this page')}</p>`,
        )
      : page(
          context,
          ['没有此页', 'No such page'],
          html`<p><a href="/operator">${two('回到首页', 'To the first page')}</a></p>`,
        ),
    status,
  );

/** Lets pass whoever has one of the roles. */
export const onlyFor =
  (roles: readonly Role[]): MiddlewareHandler<OperatorEnv> =>
  async (context, next) => {
    if (!mayDo(context.get('staff').roles, roles)) return noPage(context, 403);
    await next();
    return undefined;
  };
