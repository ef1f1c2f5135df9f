import type { BrowserDocument } from './window';

/** Copies through a selected text area: the only way on pages without https and in old in-app browsers. */
export function copyBySelection(document: BrowserDocument, text: string): boolean {
  try {
    const area = document.createElement('textarea');
    area.value = text;
    // Read-only keeps the keyboard shut, fixed keeps the page from scrolling.
    area.readOnly = true;
    area.style.position = 'fixed';
    area.style.opacity = '0';
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    return isCopied;
  } catch {
    return false;
  }
}
