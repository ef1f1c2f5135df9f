import { DescriptionList } from '../../../../components/description-list';
import { useTexts } from '../../../../texts';
import { type StayTerms, stayTerms } from '../../stay-terms';

export interface StayTermListProps {
  terms: StayTerms;
}

/** The terms of a rate for certain nights, each in words. */
export function StayTermList({ terms }: StayTermListProps) {
  const texts = useTexts();
  return (
    <DescriptionList
      items={stayTerms(texts, terms).map(({ title, text }) => ({ name: texts.t(title), words: text }))}
    />
  );
}
