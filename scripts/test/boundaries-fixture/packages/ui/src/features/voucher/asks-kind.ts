/** A frame that asks what is sold. */
export function nameOf(kind: string): string {
  if (kind === 'stay') return 'room';
  switch (kind) {
    case 'spot':
      return 'spot';
    case 'ticket':
      return 'ticket';
    default:
      return kind;
  }
}
