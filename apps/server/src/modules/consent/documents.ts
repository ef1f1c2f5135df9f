import { createHash } from 'node:crypto';
import type { ConsentPurpose, Locale, ResponseOf } from '@yunyou/contract';
import { cleanHtml } from '../../clean-html';
import { type ConsentText, consentTexts } from '../../consent-texts';

type ShownDocument = ResponseOf<'consent', 'document'>;

export interface ConsentDocument extends ConsentText {
  documentId: string;
  /** Of both languages' HTML: what was agreed to does not depend on the language it was read in. */
  sha256: string;
  html: Readonly<Record<Locale, string>>;
}

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The whole text in one language, by headings. */
const htmlOf = ({ sections }: ConsentText, locale: Locale): string =>
  sections
    .map(({ heading, paragraphs, items = [] }) => {
      const list = items.map((item) => `<li>${escaped(item[locale])}</li>`).join('');
      return [
        `<h2>${escaped(heading[locale])}</h2>`,
        ...paragraphs.map((paragraph) => `<p>${escaped(paragraph[locale])}</p>`),
        ...(list === '' ? [] : [`<ul>${list}</ul>`]),
      ].join('\n');
    })
    .join('\n');

function documentOf(text: ConsentText): ConsentDocument {
  const html = { 'zh-Hans': cleanHtml(htmlOf(text, 'zh-Hans')), en: cleanHtml(htmlOf(text, 'en')) };
  return {
    ...text,
    documentId: `consent-${text.purpose}-${text.version}`,
    sha256: createHash('sha256').update(`${html['zh-Hans']}\n${html.en}`, 'utf8').digest('hex'),
    html,
  };
}

const published: readonly ConsentDocument[] = consentTexts.map(documentOf);

/** The text of a purpose: the one in force, or the version that is asked for. */
export const consentDocument = (purpose: ConsentPurpose, version?: string): ConsentDocument | undefined =>
  published.findLast((one) => one.purpose === purpose && (version === undefined || one.version === version));

/** A text by its id. */
export const publishedConsent = (documentId: string): ConsentDocument | undefined =>
  published.find((one) => one.documentId === documentId);

/** Where a text is read without a login. */
export const consentPath = ({ documentId }: ConsentDocument, locale: Locale): string =>
  `/cdn/consents/${documentId}/${locale}.html`;

/** Whether whoever agreed to this version need not be asked anew. */
export function standsFor(purpose: ConsentPurpose, version: string): boolean {
  const own = published.filter((one) => one.purpose === purpose);
  const at = own.findIndex((one) => one.version === version);
  return at >= 0 && !own.slice(at + 1).some(({ material }) => material);
}

/** As it is answered. */
export const shownDocument = (document: ConsentDocument, locale: Locale): ShownDocument => ({
  documentId: document.documentId,
  purpose: document.purpose,
  version: document.version,
  sha256: document.sha256,
  title: document.title[locale],
  publishedDay: document.publishedDay,
  summary: document.summary.map(({ heading, text }) => ({ heading: heading[locale], text: text[locale] })),
  html: document.html[locale],
  material: document.material,
});
