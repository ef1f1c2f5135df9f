import type { Meta, StoryObj } from '@storybook/react-vite';
import { createI18n } from '@yunyou/i18n';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';
import { KitPage } from './kit-page';

const i18n = createI18n({ locale: 'zh-Hans' });

/** Where the page is put. */
function Ground() {
  return <div data-testid="ground" />;
}

const meta = {
  title: 'Foundations/Rendered on the server',
  component: Ground,
  loaders: [async () => void (await i18n.ensure('components', 'kit'))],
  // What it shows is each component's own story's business.
  parameters: { a11y: { test: 'off' }, docs: { disable: true } },
} satisfies Meta<typeof Ground>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What React finds to complain of when it takes over `html`. */
async function takenOver(ground: HTMLElement, html: string): Promise<unknown[]> {
  ground.innerHTML = html;
  // Where a visitor has scrolled to before the script came.
  window.scrollTo(0, 400);
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(ground, <KitPage texts={i18n.texts} />, {
      onRecoverableError: (error) => problems.push(error),
    }),
  );
  await act(async () => root.unmount());
  window.scrollTo(0, 0);
  return problems;
}

/** The browser takes over what a server rendered and finds nothing else than it would have rendered itself. */
export const TakenOver: Story = {
  play: async ({ canvas }) => {
    const html = renderToString(<KitPage texts={i18n.texts} />);
    await expect(await takenOver(canvas.getByTestId('ground'), html)).toEqual([]);
    // The check can fail: another word in the page is noticed.
    const other = html.replace('安顺', '鞍山');
    await expect(await takenOver(canvas.getByTestId('ground'), other)).toHaveLength(1);
  },
};
