import type { Locale, ResponseOf } from '@yunyou/contract';
import { maskName } from '@yunyou/validators';
import type { Queries } from '../../database/connect';
import { cell, type DataProtection } from '../../security/data-protection';
import type { ConsentRow } from './consents-store';
import { publishedConsent } from './documents';
import { pictureStatesOf } from './picture-state';
import { subjectsByIds } from './subject-store';

type Given = ResponseOf<'consent', 'list'>[number];

/** Consents as they are shown, each with what is still kept by it. `memberName`: of whoever asks. */
export async function consentViews(
  { db, protection }: { db: Queries; protection: DataProtection },
  rows: readonly ConsentRow[],
  { memberName, locale }: { memberName: string; locale: Locale },
): Promise<Given[]> {
  const ids = [...new Set(rows.filter((row) => row.subject_kind === 'person').map((row) => row.subject_id))];
  const names = new Map(
    (await subjectsByIds(db, ids)).map(({ id, name_cipher }) => [
      id,
      maskName(protection.decrypt(name_cipher, cell('card_persons', 'name_cipher', id))),
    ]),
  );
  const pictures = await pictureStatesOf(db, ids);
  return rows.map((row) => {
    const isOfFace = row.purpose === 'face' || row.purpose === 'faceChild';
    const picture = isOfFace ? pictures.get(row.subject_id) : undefined;
    const isOfMember = row.subject_kind === 'member';
    return {
      consentId: row.id,
      purpose: row.purpose,
      title: publishedConsent(row.document_id)?.title[locale] ?? '',
      subject: {
        kind: row.subject_kind,
        id: row.subject_id,
        name: isOfMember ? maskName(memberName) : (names.get(row.subject_id) ?? ''),
      },
      documentId: row.document_id,
      version: row.version,
      sha256: row.sha256,
      locale: row.locale,
      source: row.source as Given['source'],
      how: row.how,
      givenAtMs: row.given_ms,
      guardianRelation: row.guardian_relation,
      withdrawnAtMs: row.withdrawn_ms,
      picture: picture?.state ?? 'none',
      deleteAfterDay: picture?.deleteAfterDay ?? null,
    };
  });
}
