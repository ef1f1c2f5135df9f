import { type PreviewPage, previewPages } from '@yunyou/contract';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { renderSVG } from 'uqr';
import { dayOf, timeOf } from '../../clock';
import type { AppContext } from '../../context';
import { inTransaction } from '../../database/transaction';
import { badInput } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import { deleteDraft, draftRow, draftsWithKeys } from '../../modules/preview/drafts-store';
import {
  draftOfPublished,
  editDraft,
  makeKey,
  publishDraft,
  revokeDraft,
} from '../../modules/preview/operate';
import { newId } from '../../security/ids';
import type { Action } from './typed';

const SHOWN = 100;

/** What the console shows of drafts: the latest of them. */
export async function readPreviews({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const drafts = await draftsWithKeys(db, { nowMs: clock.now(), limit: SHOWN });
  return {
    previewDrafts: drafts.map(
      ({ id, page, subject_id: subjectId, name, version, updated_ms: updatedMs, open }) => ({
        ...{ id, page, subjectId, name, version, updatedMs, open },
      }),
    ),
  };
}

type Html = ReturnType<typeof html>;
type Previews = Awaited<ReturnType<typeof readPreviews>>;

/** An operator asks for what visitors are shown. */
const asVisitor = (app: AppContext): VisitorRequest => ({
  ...app,
  ...{ requestId: newId(), source: 9, locale: 'zh-Hans', ip: '127.0.0.1', userAgent: '' },
  ...{ tokenHash: '', memberId: undefined },
});

const pageTyped = (typed = ''): PreviewPage => {
  const page = previewPages.find((one) => one === typed);
  if (!page) throw badInput([{ field: 'page', reason: 'No preview of it' }]);
  return page;
};

/** Where a draft is looked at. */
export function previewPath({
  page,
  id,
  key,
}: {
  page: PreviewPage;
  id: string | null;
  key: string;
}): string {
  const query = new URLSearchParams({ ...(id && { id }), key });
  return `/packages/preview-h5/${page}/${page}?${query}`;
}

/** The operator writes drafts, hands out keys to them and takes those back. */
export function previewActions(app: AppContext, action: Action): void {
  const { db, clock } = app;
  action('/previews/draft', async ({ page, id = '', name = '' }) => {
    const draftId = await draftOfPublished(asVisitor(app), { page: pageTyped(page), id: id.trim(), name });
    return `草稿已创建 · Draft made: ${draftId}`;
  });
  action('/previews/edit', async ({ id = '', content = '' }) => {
    await editDraft(db, { id, json: content, nowMs: clock.now() });
    return '草稿已保存 · Draft written';
  });
  action('/previews/key', async ({ id = '' }) => {
    const key = await inTransaction(db, (tx) => makeKey(tx, id, clock.now()));
    const draft = await draftRow(db, id);
    return `预览链接（24小时）· Link, good for 24 hours: ${draft ? previewPath({ page: draft.page, id: draft.subject_id, key }) : ''}`;
  });
  action('/previews/revoke', async ({ id = '' }) => {
    const over = await revokeDraft(db, id, clock.now());
    return `已收回 ${over} 个链接 · ${over} links taken back`;
  });
  action('/previews/publish', async ({ id = '' }) => {
    await inTransaction(db, (tx) => publishDraft(tx, id));
    return '草稿已发布 · Draft published';
  });
  action('/previews/delete', async ({ id = '' }) => {
    await deleteDraft(db, id);
    return '草稿已删除 · Draft deleted';
  });
}

/** The page that the editor stands on. */
interface EditorFrame {
  /** Where it leads back to. */
  back: string;
  frame: (context: Context, title: string, body: Html) => Html;
}

/** A page of the console for a draft: its text, and a code to look at it with a phone. */
export function previewEditor(hono: Hono, app: AppContext, { back, frame }: EditorFrame): void {
  hono.get('/previews/:id', async (context) => {
    const draft = await draftRow(app.db, context.req.param('id'));
    if (!draft) return context.notFound();
    const json = JSON.stringify(draft.content, null, 1);
    return context.html(
      frame(
        context,
        '预览草稿',
        html`<p>${draft.name} <span lang="en">${draft.page}</span> <a href="${back}">返回 · Back</a></p>
<form method="post" action="edit"><input type="hidden" name="id" value="${draft.id}">
<label>内容 Content<br><textarea name="content" rows="30" cols="100" spellcheck="false">${json}</textarea></label>
<p><button>保存 Save</button></p></form>`,
      ),
    );
  });
  // A link of a key, which was told when it was made, as a code.
  hono.get('/preview-code.svg', (context) => {
    const path = context.req.query('path') ?? '';
    if (!path.startsWith('/packages/preview-h5/')) return context.notFound();
    context.header('Content-Type', 'image/svg+xml');
    return context.body(renderSVG(`${app.config.publicUrl}${path}`, { ecc: 'M' }));
  });
}

const at = (atMs: number) => `${dayOf(atMs)} ${timeOf(atMs)}`;

const button = (path: string, id: string, label: string) =>
  html`<form method="post" action="console/previews/${path}"><input type="hidden" name="id" value="${id}"><button>${label}</button></form>`;

/** The code of a link that was just made. */
function codeOf(done: string) {
  const path = /\/packages\/preview-h5\/\S+/.exec(done)?.[0];
  if (!path) return '';
  return html`<p><a href="${path}">打开预览 · Open</a></p>
<img src="console/preview-code.svg?path=${encodeURIComponent(path)}" width="180" height="180" alt="预览二维码 · QR code of the preview">`;
}

/** The console's part about previews. */
export const previewForms = ({ previewDrafts }: Previews, done: string) => html`
<h2 id="previews">页面预览 <span lang="en">Previews</span></h2>
${codeOf(done)}
<form method="post" action="console/previews/draft">
<label>页面 Page <select name="page">${previewPages.map((page) => html`<option>${page}</option>`)}</select></label>
<label>编号 Id <input name="id" size="24"></label> <label>名称 Name <input name="name"></label>
<button>以已发布内容建草稿 Draft of what is published</button></form>
${
  previewDrafts.length === 0
    ? html`<p class="soft">暂无 · Nothing yet</p>`
    : html`<ul>${previewDrafts.map(
        ({
          id,
          page,
          name,
          version,
          updatedMs,
          open,
        }) => html`<li>${name} · ${page} · v${version} · ${at(updatedMs)} · ${open} 个有效链接 open links
<a href="console/previews/${id}">编辑 Edit</a>
${button('key', id, '预览链接 Link')} ${open > 0 ? button('revoke', id, '收回 Take back') : ''} ${page === 'preview-home' ? button('publish', id, '发布 Publish') : ''} ${button('delete', id, '删除 Delete')}</li>`,
      )}</ul>`
}`;
