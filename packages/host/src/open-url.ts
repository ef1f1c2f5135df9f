import { HostError } from './host-error';

/**
 * Addresses come from configuration and from the server: none may run script in the page.
 *
 * @throws HostError `unsupported`
 */
export function expectOpenable(url: string): void {
  // Browsers skip blanks and control characters inside a scheme.
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url.replace(/[\s\u0000-\u001f]/g, ''))?.[1]?.toLowerCase();
  if (scheme === undefined || ['http', 'https', 'tel', 'mailto', 'sms'].includes(scheme)) return;
  throw new HostError('unsupported', 'openUrl');
}

/** The address that dials: digits and the signs a number may hold. */
export function telUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+*#]/g, '')}`;
}
