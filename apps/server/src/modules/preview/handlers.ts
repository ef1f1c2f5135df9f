import { type PreviewPage, previewMissesPerMinute } from '@yunyou/contract';
import { findOrCountMiss } from '../../http/misses';
import { refuse } from '../../http/refusal';
import type { HandlersFor, VisitorRequest } from '../../http/request-context';
import { hashOf } from '../../security/ids';
import { type DraftRow, draftOfKey } from './drafts-store';
import { expectSubject } from './pages';
import { shownDraft, shownPublished } from './show';

/**
 * The draft that a key opens. A key that is wrong, over, taken back or another page's: the same answer, and each counts as one that
 * was guessed at.
 */
async function draftFor(request: VisitorRequest, key: string, page: PreviewPage): Promise<DraftRow> {
  const nowMs = request.clock.now();
  const find = async () => {
    const draft = await draftOfKey(request.db, { keyHash: hashOf(key), nowMs });
    return draft?.page === page ? draft : undefined;
  };
  return findOrCountMiss(request, 'preview.missed', previewMissesPerMinute, find, () => refuse('linkOver'));
}

export const preview: HandlersFor<'preview'> = {
  async detail(request, { page, id = '', key, atMs = request.clock.now(), locale = request.locale }) {
    if (key !== undefined) return shownDraft(await draftFor(request, key, page), { locale, atMs });
    expectSubject(page, id);
    return shownPublished(request, page, id, { locale, atMs });
  },
};
