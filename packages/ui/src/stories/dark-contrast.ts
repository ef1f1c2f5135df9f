import axe from 'axe-core';
import { expect } from 'storybook/test';

/** Storybook's own elements, as its accessibility addon leaves them out. */
const NOT_OURS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Looks at what the story shows now once more in the dark theme: whether axe can read it. Everything else is the same in both
 * themes, so a story is played once.
 */
export async function expectDarkContrast(): Promise<void> {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset.theme = 'dark';
  try {
    axe.reset();
    const { violations } = await axe.run(
      { include: document.body, exclude: NOT_OURS },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    );
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)}\n${failureSummary}`),
    );
    expect(faults, 'what cannot be read in the dark theme').toEqual([]);
  } finally {
    if (theme) root.dataset.theme = theme;
  }
}
