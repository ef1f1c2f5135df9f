import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Preview } from '@yunyou/contract';
import { expect, fn, userEvent } from 'storybook/test';
import { PreviewFrame } from './PreviewFrame';

const STARTS_MS = Date.UTC(2026, 11, 4, 2);
const ENDS_MS = STARTS_MS + 86_400_000;

const draft: Preview = {
  ...{ page: 'activity-special', id: 'sp-night', isDraft: true, version: '3', updatedAtMs: STARTS_MS },
  parts: [
    {
      call: 'special.detail',
      request: { id: 'sp-night' },
      answer: { title: '夜游澄湖', startsAtMs: STARTS_MS, endsAtMs: ENDS_MS },
    },
  ],
  ...{ problems: [], nowMs: STARTS_MS },
};

const meta = {
  title: 'Features/Preview/PreviewFrame',
  component: PreviewFrame,
  parameters: { layout: 'fullscreen', width: false },
  args: {
    preview: draft,
    settings: { locale: 'zh-Hans', atMs: undefined, width: 'fit' },
    onSettingsChange: fn(),
    onRetry: fn(),
    children: <iframe title="夜游澄湖" srcDoc="<p>夜游澄湖</p>" />,
  },
} satisfies Meta<typeof PreviewFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft on a phone: what can be chosen opens below the band's words. */
export const Draft: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('预览 · 未发布')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '选项' }));
    await userEvent.click(canvas.getByRole('radio', { name: '开始前' }));
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ atMs: STARTS_MS - 3_600_000 });
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ locale: 'en' });
  },
};
/** Everything is in view on a desktop; the page is as wide as a phone. */
export const AsOnAPhone: Story = {
  args: { settings: { locale: 'zh-Hans', atMs: ENDS_MS + 3_600_000, width: 'phone' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '结束后' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '375' })).toBeChecked();
  },
};
/** What is broken in a draft is named; the rest shows. */
export const BrokenParts: Story = {
  args: {
    preview: {
      ...draft,
      problems: [
        { call: 'special.detail', path: 'components.2.title' },
        { call: 'special.detail', path: 'components.4.items.0.kind' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('草稿中有2处无法显示：')).toBeVisible();
    await expect(canvas.getByText('special.detail · components.2.title')).toBeVisible();
  },
};
/** Without a key: what is published already. */
export const Published: Story = { args: { preview: { ...draft, isDraft: false, updatedAtMs: null } } };
export const Loading: Story = { args: { preview: undefined } };
/** Whether there is such a draft is not said. */
export const LinkOver: Story = {
  args: { preview: undefined, over: 'linkOver' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('链接已失效')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { preview: undefined, over: 'failed' },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const InEnglish: Story = {
  args: {
    settings: { locale: 'en', atMs: STARTS_MS, width: 'fit' },
    children: <iframe title="A night at the lake" srcDoc="<p lang=en>A night at the lake</p>" />,
    preview: { ...draft, problems: [{ call: 'special.detail', path: 'components.0.title' }] },
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
