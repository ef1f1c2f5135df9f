/**
 * The text of a scan. iOS wraps the answer in JSON once more where the script has not unwrapped it, and bar codes carry
 * their kind, `CODE_128,6901234567892`; a QR code may hold any comma of its own.
 */
export function scannedText(resultStr: string): string {
  const text = unwrapped(resultStr);
  return /^(?:CODE|EAN|UPC|ITF|CODABAR|RSS)[A-Z\d_-]*,(.*)$/s.exec(text)?.[1] ?? text;
}

function unwrapped(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    const found: unknown =
      value !== null && typeof value === 'object' ? Reflect.get(value, 'scan_code') : undefined;
    const result: unknown =
      found !== null && typeof found === 'object' ? Reflect.get(found, 'scan_result') : undefined;
    return typeof result === 'string' ? result : text;
  } catch {
    return text;
  }
}
