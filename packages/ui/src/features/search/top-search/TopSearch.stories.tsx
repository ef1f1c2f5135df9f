import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { TopSearch } from './TopSearch';

const meta = {
  title: 'Features/Search/TopSearch',
  component: TopSearch,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
    withSdk({
      answers: { search: { suggest: [{ text: '云海', kind: null, id: null, matched: [[0, 1]] }] } },
    }),
  ],
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof TopSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A plain form until somebody turns to it; what was typed meanwhile stays, and so does the focus. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const plain = await canvas.findByRole('searchbox', { name: '搜索景区、酒店、门票' });
    // The field that comes has the same button.
    await expect(canvas.getByRole('button', { name: '搜索' })).toBeVisible();
    await userEvent.click(plain);
    const field = await canvas.findByRole('combobox', { name: '搜索景区、酒店、门票' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '云');
    await expect(await canvas.findByRole('option', { name: '云海' })).toBeVisible();
  },
};
export const WithTheWordOfThePage: Story = {
  args: { keyword: '温泉' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('温泉');
  },
};
export const English: Story = {
  decorators: [withSdk()],
  globals: { locale: 'en', viewport: { value: 'desktop' } },
};
export const LargeText: Story = { globals: { textSize: 'large', viewport: { value: 'desktop' } } };
