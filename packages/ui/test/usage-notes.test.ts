import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { usageNotes } from '../src/stories/usage-notes';

const source = fileURLToPath(new URL('../src', import.meta.url));
const titles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map(
    (file) =>
      /title: '(Introduction|[A-Z][A-Za-z ]+\/[^']+)'/.exec(readFileSync(join(source, file), 'utf8'))?.[1],
  );

describe('usage notes', () => {
  it('stand with ten components, each of which has stories', () => {
    const noted = Object.keys(usageNotes);
    expect(noted).toHaveLength(10);
    expect(noted.filter((title) => !titles.includes(title))).toEqual([]);
  });

  it('say at least two things to do and two not to', () => {
    for (const notes of Object.values(usageNotes)) {
      expect(notes?.do.length).toBeGreaterThanOrEqual(2);
      expect(notes?.dont.length).toBeGreaterThanOrEqual(2);
    }
  });
});

/** The sidebar's groups, which Storybook reads out of its preview by the letter. */
const preview = readFileSync(join(source, '../../../.storybook/preview.tsx'), 'utf8');
const order = /storySort: \{\s*order: \[([^\]]*)\]/.exec(preview)?.[1] ?? '';
const groups = [...order.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);

describe('stories', () => {
  it('stand in a group of the sidebar each: components by what they are for, features by domain', () => {
    expect(titles.filter((title) => !groups.includes(title?.split('/')[0] ?? ''))).toEqual([]);
    expect(new Set(titles.map((title) => title?.split('/')[0]))).toEqual(new Set(groups));
    const features = titles.filter((title) => title?.startsWith('Features/'));
    expect(features.filter((title) => (title?.split('/').length ?? 0) < 3)).toEqual([]);
  });

  it('begin with the introduction', () => {
    expect(groups[0]).toBe('Introduction');
  });

  it('have a title each, and no two the same', () => {
    expect(titles.filter((title, place) => !title || titles.indexOf(title) !== place)).toEqual([]);
  });
});
