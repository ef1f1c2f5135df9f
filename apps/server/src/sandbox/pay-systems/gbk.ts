const LEAD = { from: 0x81, to: 0xfe };
const TRAIL = { from: 0x40, to: 0xfe };

let table: ReadonlyMap<string, number> | undefined;

/** Every character of two bytes. There is a decoder for GBK here, but no encoder. */
function twoBytes(): ReadonlyMap<string, number> {
  if (table) return table;
  const decoder = new TextDecoder('gbk');
  const made = new Map<string, number>();
  for (let lead = LEAD.from; lead <= LEAD.to; lead++) {
    for (let trail = TRAIL.from; trail <= TRAIL.to; trail++) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1 && !made.has(character)) made.set(character, lead * 256 + trail);
    }
  }
  table = made;
  return made;
}

/** A text in GBK; what it does not have becomes a question mark. */
export function toGbk(text: string): Buffer {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (code < 0x80) {
      bytes.push(code);
      continue;
    }
    const pair = twoBytes().get(character) ?? 0x3f;
    if (pair > 0xff) bytes.push(pair >> 8);
    bytes.push(pair & 0xff);
  }
  return Buffer.from(bytes);
}
