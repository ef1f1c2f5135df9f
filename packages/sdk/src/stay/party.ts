import type { OrderLineRequest } from '@yunyou/contract';

type StayRequest = Extract<OrderLineRequest, { kind: 'stay' }>;

/**
 * Spreads a party over the rooms it books. Each line of a stay comes with the whole party; the server adds the lines up, so
 * every line gets at least one adult a room, and the first what is left. Lines of other kinds pass.
 */
export function shareParty(lines: readonly OrderLineRequest[]): OrderLineRequest[] {
  const stays = lines.filter((line): line is StayRequest => line.kind === 'stay');
  const [first] = stays;
  if (!first) return [...lines];
  const others = stays.slice(1).reduce((sum, { quantity }) => sum + quantity, 0);
  return lines.map((line) => {
    if (line.kind !== 'stay') return line;
    if (line !== first) return { ...line, adults: line.quantity, childAges: [] };
    return { ...line, adults: Math.max(first.adults - others, first.quantity) };
  });
}
