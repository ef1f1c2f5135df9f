import { randomInt } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** Digits as 5 by 7 dots, a row per character of the text, in base 32. */
const glyphs: readonly string[] = [
  'ehjlphe',
  '4c4444e',
  'eh1248v',
  'v2421he',
  '26aiv22',
  'vgu11he',
  '68guhhe',
  'v124888',
  'ehhehhe',
  'ehhf12c',
];
const GLYPH_WIDTH = 5;
const GLYPH_HEIGHT = 7;
const DOT = 6;
const CELL = GLYPH_WIDTH * DOT + 10;
const HEIGHT = 64;

/** A grey picture of digits as PNG, bent and littered anew each time, so that no two are alike. */
export function drawDigits(digits: string): Buffer {
  const width = CELL * digits.length + 20;
  const pixels = new Uint8Array(width * HEIGHT).fill(240);
  const set = (x: number, y: number, grey: number) => {
    if (x >= 0 && x < width && y >= 0 && y < HEIGHT) pixels[y * width + x] = grey;
  };
  const phase = randomInt(1_000) / 160;
  const strength = 3 + randomInt(3);
  const bend = (along: number) => Math.round(Math.sin(along / 17 + phase) * strength);

  [...digits].forEach((digit, index) => {
    const left = 12 + index * CELL + randomInt(8);
    const top = 8 + randomInt(8);
    const slant = (randomInt(9) - 4) / 20;
    const grey = 20 + randomInt(90);
    for (let y = 0; y < GLYPH_HEIGHT * DOT; y++) {
      const row = Number.parseInt(glyphs[Number(digit)]?.[Math.floor(y / DOT)] ?? '0', 32);
      for (let x = 0; x < GLYPH_WIDTH * DOT; x++) {
        const isInk = (row >> (GLYPH_WIDTH - 1 - Math.floor(x / DOT))) & 1;
        if (isInk && randomInt(100) > 6) {
          set(left + x + Math.round(slant * y) + bend(y), top + y + bend(left + x), grey);
        }
      }
    }
  });
  for (let line = 0; line < 4; line++) {
    const from = randomInt(HEIGHT);
    const slope = (randomInt(101) - 50) / 100;
    const grey = 60 + randomInt(120);
    for (let x = 0; x < width; x++) {
      const y = Math.round(from + slope * x) + bend(x);
      set(x, y, grey);
      set(x, y + 1, grey);
    }
  }
  for (let speck = 0; speck < width * 4; speck++) set(randomInt(width), randomInt(HEIGHT), randomInt(256));
  return encodePng(pixels, width, HEIGHT);
}

/** Eight bits of grey per pixel, rows without a filter. */
function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
