import type { Plugin } from 'vite';
import { writePageTexts } from '../../../scripts/page-texts.mjs';

/** What decides which texts a page shows. */
const SOURCES = /\/(?:apps\/web\/src\/(?!generated\/)|packages\/ui\/src\/|packages\/i18n\/messages\/)/;

/** Keeps `src/generated/page-texts.ts` true: before every build, and after every change while developing. */
export function pageTexts(): Plugin {
  return {
    name: 'yunyou:page-texts',
    buildStart: writePageTexts,
    async watchChange(file) {
      if (SOURCES.test(file)) await writePageTexts();
    },
  };
}
