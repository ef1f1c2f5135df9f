/** A route that reads, refuses and decides by itself. */
export function roomsOf({ text, status }: { text: string; status: number }): string[] {
  const rooms = text.split(',');
  if (rooms.length > 9) throw new RangeError('Nine rooms at most.');
  return status === 4 ? rooms : [];
}
