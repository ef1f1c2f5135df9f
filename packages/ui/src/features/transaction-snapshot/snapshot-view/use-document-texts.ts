import type { Locale } from '@yunyou/contract';
import { createI18n, type MessageArea, type Texts } from '@yunyou/i18n';
import { useEffect, useRef, useState } from 'react';
import { useToast } from '../../../components/toast';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';

/** The language a document is read in, which need not be the app's. The words of another one are fetched when it is chosen. */
export function useDocumentTexts(areas: readonly MessageArea[] = []): {
  /** What was chosen; its words may still be on their way. */
  chosen: Locale;
  /** The language of `texts`. */
  locale: Locale;
  texts: Texts;
  choose: (locale: Locale) => void;
} {
  const sdk = useSdk();
  const texts = useTexts();
  const { show } = useToast();
  const own = sdk.i18n.locale;
  const [other, setOther] = useState<{ locale: Locale; texts: Texts }>();
  const [chosen, setChosen] = useState(own);
  const wanted = useRef(own);
  // The app's own language is changed: so is the document's.
  useEffect(() => {
    wanted.current = own;
    setChosen(own);
    setOther(undefined);
  }, [own]);
  const choose = async (locale: Locale) => {
    wanted.current = locale;
    setChosen(locale);
    if (locale === own) return setOther(undefined);
    const i18n = createI18n({ locale });
    try {
      await i18n.ensure('base', 'components', 'refund', 'transaction-snapshot', ...areas);
      if (wanted.current === locale) setOther({ locale, texts: i18n.texts });
    } catch (error) {
      setChosen(other?.locale ?? own);
      show(failureText(texts, error), { kind: 'error' });
    }
  };
  return {
    chosen,
    locale: other?.locale ?? own,
    texts: other?.texts ?? texts,
    choose: (locale) => void choose(locale),
  };
}
