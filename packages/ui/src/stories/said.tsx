import { useTexts } from '../texts';

/** What stands around a story, in the story's language. */
export function Said({ zh, en }: { zh: string; en: string }) {
  return useTexts().locale === 'en' ? en : zh;
}
