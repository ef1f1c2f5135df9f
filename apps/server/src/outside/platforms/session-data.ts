import { createCipheriv, createDecipheriv } from 'node:crypto';
import { z } from 'zod';
import { PlatformRefusal } from './platforms';

const phoneData = z.object({
  purePhoneNumber: z.string().optional(),
  phoneNumber: z.string(),
  countryCode: z.string().optional(),
  watermark: z.object({ appid: z.string() }),
});

/**
 * The mobile number in what a mini-program's phone button hands out: AES-128-CBC under the session's key (base64), and the
 * watermark must be our app's.
 *
 * @throws PlatformRefusal when it does not open, or is another app's
 */
export function openPhoneData(
  session: { appId: string; sessionKey: string },
  { encryptedData, iv }: { encryptedData: string; iv: string },
): string {
  const {
    phoneNumber,
    purePhoneNumber = phoneNumber,
    watermark,
  } = phoneData.parse(decrypt(session.sessionKey, encryptedData, iv));
  if (watermark.appid !== session.appId) throw new PlatformRefusal('phone data', 'of another app');
  return purePhoneNumber;
}

function decrypt(sessionKey: string, encryptedData: string, iv: string): unknown {
  try {
    const decipher = createDecipheriv(
      'aes-128-cbc',
      Buffer.from(sessionKey, 'base64'),
      Buffer.from(iv, 'base64'),
    );
    const text = Buffer.concat([decipher.update(Buffer.from(encryptedData, 'base64')), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    throw new PlatformRefusal('phone data', 'does not open with this session');
  }
}

/** The same the other way round, for the sandbox. */
export function sealPhoneData(
  session: { appId: string; sessionKey: string },
  mobile: string,
  ivBytes: Buffer,
): { encryptedData: string; iv: string } {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(session.sessionKey, 'base64'), ivBytes);
  const data = {
    phoneNumber: mobile,
    purePhoneNumber: mobile,
    countryCode: '86',
    watermark: { appid: session.appId, timestamp: 0 },
  };
  const sealed = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()]);
  return { encryptedData: sealed.toString('base64'), iv: ivBytes.toString('base64') };
}
