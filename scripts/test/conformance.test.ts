import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conformanceMarks, conformancePage, conformanceRows, marksIn } from '../conformance.mjs';

/** Rows that no test proves yet, with the reason. This list only shrinks. */
const GAPS: Readonly<Record<string, string>> = {};

const rows = conformanceRows();
const marks = conformanceMarks();

describe('the rows of the specification', () => {
  it('are 109, each once', () => {
    expect(rows).toHaveLength(109);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(109);
  });

  it('are each proven by a marked test, but for the known gaps', () => {
    const proven = new Set(marks.map(({ id }) => id));
    expect(rows.map(({ id }) => id).filter((id) => !proven.has(id))).toEqual(Object.keys(GAPS));
  });

  it('are all that marks name, and every mark stands above a test', () => {
    const known = new Set(rows.map(({ id }) => id));
    expect(marks.filter(({ id, title }) => !known.has(id) || title === undefined)).toEqual([]);
  });

  it('stand in docs/conformance.md as they are (`node scripts/conformance.mjs` writes it)', () => {
    const page = readFileSync(new URL('../../docs/conformance.md', import.meta.url), 'utf8');
    expect(page).toBe(conformancePage());
  });
});

describe('marks', () => {
  const ids = new Set(['XX-01', 'XX-02']);
  const above = (line: string, test: string) => marksIn(`// conformance: ${line}\n${test}`, ids);

  it('stand above tests, tables of tests and stories', () => {
    expect(above('XX-01, XX-02', `it('holds', () => {});`)).toEqual([
      { id: 'XX-01', title: 'holds' },
      { id: 'XX-02', title: 'holds' },
    ]);
    expect(above('XX-01', `it.each([\n  ['a'],\n])('is %s', () => {});`)).toEqual([
      { id: 'XX-01', title: 'is %s' },
    ]);
    expect(above('XX-01', 'export const Default: Story = {};')).toEqual([
      { id: 'XX-01', title: 'story Default' },
    ]);
  });

  it('are ids in titles, too, and above anything else they are mistakes', () => {
    expect(marksIn(`it('XX-01: holds')`, ids)).toEqual([{ id: 'XX-01', title: 'XX-01: holds' }]);
    expect(above('XX-01', 'const one = 1;')).toEqual([{ id: 'XX-01', title: undefined }]);
  });
});
