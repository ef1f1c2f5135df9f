import type { Texts } from '@yunyou/i18n';
import { createContext, type ReactNode, use } from 'react';

const TextsContext = /* @__PURE__ */ createContext<Texts | null>(null);

export interface TextsProviderProps {
  /** The texts of the present locale. Hand in another object to change the language; nothing is remounted. */
  texts: Texts;
  /** The part of the app that reads the texts. */
  children: ReactNode;
}

/** Gives every component below its words and formats. */
export function TextsProvider({ texts, children }: TextsProviderProps) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** The words and formats of the present locale. Throws outside a `TextsProvider`. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) {
    throw new Error(
      'useTexts: there are no texts, because no TextsProvider stands above this component. ' +
        'Wrap the tree in <TextsProvider texts={createI18n({ locale }).texts}>.',
    );
  }
  return texts;
}
