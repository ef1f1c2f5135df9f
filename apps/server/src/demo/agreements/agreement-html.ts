import type { LocaleId, LocalText } from '../types';

export type AgreementSection = {
  readonly heading: LocalText;
  readonly paragraphs: readonly LocalText[];
  readonly items?: readonly LocalText[];
};

export type AgreementDocument = {
  readonly title: LocalText;
  /** What a consent record names; changes whenever the meaning of the text does. */
  readonly version: string;
  readonly effective: LocalText;
  readonly sections: readonly AgreementSection[];
};

const STYLE = [
  ':root{color-scheme:light dark}',
  'body{margin:0 auto;max-width:44rem;padding:1.25rem;font:1rem/1.7 system-ui,"PingFang SC","Noto Sans CJK SC",sans-serif}',
  'h1{font-size:1.375rem;line-height:1.3}',
  'h2{font-size:1.125rem;line-height:1.35;margin-top:2rem}',
  'li{margin:.35rem 0}',
].join('');

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function sectionHtml(section: AgreementSection, locale: LocaleId): string {
  const paragraphs = section.paragraphs.map((it) => `<p>${escapeHtml(it[locale])}</p>`).join('\n');
  const items = (section.items ?? []).map((it) => `<li>${escapeHtml(it[locale])}</li>`).join('\n');
  const list = items === '' ? '' : `\n<ul>\n${items}\n</ul>`;
  return `<section>\n<h2>${escapeHtml(section.heading[locale])}</h2>\n${paragraphs}${list}\n</section>`;
}

/** The whole HTML document of an agreement in one language; it needs no script, font or picture. */
export function agreementHtml(document: AgreementDocument, locale: LocaleId): string {
  const title = escapeHtml(document.title[locale]);
  return [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    `<h1>${title}</h1>`,
    `<p>${escapeHtml(document.effective[locale])}</p>`,
    ...document.sections.map((section) => sectionHtml(section, locale)),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
