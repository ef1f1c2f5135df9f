import { OddNotification } from '../payment-gateway';

/**
 * The object that a signed text holds, with these fields being texts.
 *
 * @throws OddNotification when it is no such object: sent again it would say the same
 */
export function signedObject<Value extends object>(
  text: string,
  ...textFields: (keyof Value & string)[]
): Value {
  const value = readJson(text);
  const odd = value === null || typeof value !== 'object' || Array.isArray(value);
  const missing = odd
    ? textFields
    : textFields.filter((name) => typeof (value as Record<string, unknown>)[name] !== 'string');
  if (odd || missing.length > 0) {
    throw new OddNotification('content', '', { length: text.length, missing: missing.join(' ') });
  }
  return value as Value;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
