import { createHash } from 'node:crypto';
import { attributes } from './html';

/** What of a page's inline scripts and styles may run: sources of its Content-Security-Policy, in quotes. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Writes a page's inline elements and notes the hash of each. Only what is written here may run. */
export interface InlineElements {
  script(code: string, values?: Readonly<Record<string, unknown>>): string;
  style(css: string): string;
  sources(): InlineSources;
}

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function createInlineElements(): InlineElements {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  return {
    script(code, values = {}) {
      scripts.add(sourceOf(code));
      return `<script${attributes(values)}>${code}</script>`;
    },
    style(css) {
      styles.add(sourceOf(css));
      return `<style>${css}</style>`;
    },
    sources: () => ({ scripts: [...scripts], styles: [...styles] }),
  };
}
