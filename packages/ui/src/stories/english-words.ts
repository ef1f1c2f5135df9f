/** Letters and marks of Chinese. */
const CHINESE = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;

/** What is read of an element besides its text. */
const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title'] as const;

/** Marked as Chinese, like the name of the other language, or not part of the story. */
const isMeant = (element: Element): boolean =>
  element.closest('[lang^="zh"], script, style, [class*="sb-"]:not(body)') !== null;

function wordsOf(element: Element): string[] {
  const own = [...element.childNodes].flatMap((node) =>
    node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [],
  );
  const spoken = SPOKEN.map((name) => element.getAttribute(name) ?? '');
  const typed =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
  return [...own, ...spoken, typed];
}

/** Fails when a story that is told in English shows or says something Chinese; `lang` marks what is meant to be. */
export function expectEnglishWords(locale: unknown): void {
  if (locale !== 'en') return;
  const found = [...document.body.querySelectorAll('*')]
    .filter((element) => !isMeant(element))
    .flatMap((element) => wordsOf(element).filter((words) => CHINESE.test(words)));
  if (found.length > 0) throw new Error(`Chinese in an English story:\n${found.slice(0, 20).join('\n')}`);
}
