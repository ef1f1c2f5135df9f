import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { usageNotes } from '../src/stories/usage-notes';

const source = fileURLToPath(new URL('../src', import.meta.url));
const titles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => /title: '([^']+)'/.exec(readFileSync(join(source, file), 'utf8'))?.[1]);

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

describe('stories', () => {
  it('have a title each, and no two the same', () => {
    expect(titles.filter((title, place) => !title || titles.indexOf(title) !== place)).toEqual([]);
  });
});
