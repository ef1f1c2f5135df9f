import type { OrderLine } from '@yunyou/contract';

/** What a line is called: the product, and what tells the variant. */
export const lineName = ({ title, specText }: Pick<OrderLine, 'title' | 'specText'>): string =>
  specText === '' ? title : `${title} ${specText}`;
