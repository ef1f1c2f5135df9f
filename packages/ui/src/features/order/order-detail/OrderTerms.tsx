import type { OrderLine } from '@yunyou/contract';
import { Cell } from '../../../components/cell';
import { useTexts } from '../../../texts';
import { lineName, linePart } from '../order-lines';

interface OrderTermsProps {
  lines: readonly OrderLine[];
}

/** What was agreed: said once where it is the same for all lines it is about, otherwise for each. */
export function OrderTerms({ lines }: OrderTermsProps) {
  const texts = useTexts();
  const { t } = texts;
  const terms = lines.flatMap((line) =>
    linePart(line)
      .terms(texts)
      .map((term) => ({ ...term, line })),
  );
  const titles = [...new Set(terms.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const same = terms.filter((term) => term.title === title);
    const [first] = same;
    if (first && same.every(({ text }) => text === first.text)) {
      return <Cell key={title} title={t(title)} description={first.text} />;
    }
    return same.map(({ line, text }) => (
      <Cell key={`${title} ${line.id}`} title={`${t(title)} · ${lineName(line)}`} description={text} />
    ));
  });
}
