// What an attack found: each thing once with its first case, and how often.
import { printFigures } from '../local-shop/table.mjs';

/** `expect` notes what is not as it should be; `report` prints and answers whether nothing was noted. */
export function createFindings() {
  const found = new Map();
  return {
    expect(isWell, what, detail = '') {
      if (isWell) return;
      const known = found.get(what);
      found.set(what, { times: (known?.times ?? 0) + 1, detail: known?.detail ?? detail });
    },
    report(title, figures) {
      printFigures(title, { ...figures, 'kinds of findings': found.size });
      for (const [what, { times, detail }] of found) console.log(`BROKEN ${what} (${times} times) ${detail}`);
      return found.size === 0;
    },
  };
}

/** Broken invariants as findings. */
export function expectNoBreaches({ expect }, breaches) {
  for (const { invariant, subject, problem } of breaches)
    expect(false, `invariant ${invariant}`, `${subject}: ${problem}`);
}
