import type { Locale, OrderLineRequest, Quote } from '@yunyou/contract';
import type { Localiser, RecordType, TranslatedFields } from '../international/localiser';
import { stayName } from '../stay/stay-name';
import { ticketName } from '../ticket/ticket-name';

/** How the name of what a line sells is found in another language. */
export interface LineName {
  /** Under which type the product's texts are stored. */
  readonly type: RecordType;
  /** The name among them. */
  of(fields: TranslatedFields): unknown;
}

/** One entry per kind; the type asks for each. */
const nameOfKind: Readonly<Record<OrderLineRequest['kind'], LineName>> = {
  ticket: ticketName,
  stay: stayName,
};

/** The names of the lines in another language, in their order; undefined where there is none. */
export async function fetchLineNames(
  localiser: Localiser,
  locale: Locale,
  lines: readonly Pick<OrderLineRequest, 'kind' | 'productId'>[],
): Promise<(string | undefined)[]> {
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  const fetched = await Promise.all(
    kinds.map(async (kind) => {
      const ids = lines.filter((line) => line.kind === kind).map(({ productId }) => productId);
      return [kind, await localiser.fields(locale, nameOfKind[kind].type, ids)] as const;
    }),
  );
  const fieldsOf = new Map(fetched);
  return lines.map(({ kind, productId }) => {
    const fields = fieldsOf.get(kind)?.get(productId);
    const name = fields && nameOfKind[kind].of(fields);
    return typeof name === 'string' ? name : undefined;
  });
}

/** A quote with other names of its lines: the rows of kind `line` stand in their order. */
export function withLineNames(quote: Quote, names: readonly (string | undefined)[]): Quote {
  const left = [...names];
  const breakdown = quote.breakdown.map((row) => {
    const name = row.kind === 'line' ? left.shift() : undefined;
    return name === undefined ? row : { ...row, label: name };
  });
  return { ...quote, breakdown };
}
