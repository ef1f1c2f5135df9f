import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckIcon } from '../../icons';
import { Progress } from './Progress';
import { ProgressCircle } from './ProgressCircle';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: '上传进度', value: 0.42 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '上传进度' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
  },
};

export const WithTheNumber: Story = { args: { showValue: true } };

/** Almost all is not all: 99.8% is written as 99%. */
export const AlmostDone: Story = {
  args: { value: 0.998, showValue: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99%')).toBeInTheDocument();
  },
};

export const Done: Story = { args: { value: 1, state: 'done', showValue: true } };
export const Failed: Story = { args: { value: 0.6, state: 'failed', showValue: true } };

/** Nobody knows how long it takes. Nothing wanders where nothing may move. */
export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const LargeText: Story = { args: { showValue: true }, globals: { textSize: 'large' } };

export const Circles: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <ProgressCircle label="成团进度" value={0} />
      <ProgressCircle label="砍价进度" value={0.66} />
      <ProgressCircle label="上传进度" value={1} state="done">
        <CheckIcon size={24} />
      </ProgressCircle>
      <ProgressCircle label="下载进度" value={0.3} state="failed" size={56} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '砍价进度' })).toHaveAttribute(
      'aria-valuenow',
      '66',
    );
  },
};
export const NarrowInEnglish: Story = {
  args: { label: 'Sending the picture', showValue: true },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
