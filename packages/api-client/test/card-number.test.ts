import { createDecipheriv, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encryptCardNumber } from '../src/card-number';

function open(sent: string, key: Buffer): string {
  const bytes = Buffer.from(sent, 'base64');
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, bytes.subarray(0, 16));
  return decipher.update(bytes.subarray(16)).toString() + decipher.final().toString();
}

// conformance: BIZ-05
describe('a card number', () => {
  it('is opened by whoever has the key, whatever its length and the key’s', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{8,30}$/),
        fc.constantFrom(16, 24, 32).map((length) => randomBytes(length)),
        (number, key) => open(encryptCardNumber(number, key.toString('base64')), key) === number,
      ),
    );
  });

  it('is another text every time, and never stands in it', () => {
    const key = randomBytes(32).toString('base64');
    const texts = Array.from({ length: 20 }, () => encryptCardNumber('6222020200112230', key));
    expect(new Set(texts).size).toBe(20);
    expect(texts.join()).not.toContain('62220202');
  });

  it('may be grouped the way people write it', () => {
    const key = randomBytes(32);
    const sent = encryptCardNumber('6222 0202-0011 2230', key.toString('base64'));
    expect(open(sent, key)).toBe('6222020200112230');
  });

  it.each(['', '1234567', '6222a20200112230', '９９９９９９９９', '1'.repeat(31)])('is not %j', (number) => {
    expect(() => encryptCardNumber(number, randomBytes(32).toString('base64'))).toThrow(RangeError);
  });

  it.each(['', 'a2V5', randomBytes(33).toString('base64')])('is not shut with the key %j', (key) => {
    expect(() => encryptCardNumber('6222020200112230', key)).toThrow(/16, 24 or 32 bytes/);
  });

  it('costs nobody who does not ask for it', async () => {
    expect(Object.keys(await import('../src'))).not.toContain('encryptCardNumber');
  });
});
