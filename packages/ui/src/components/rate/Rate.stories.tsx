import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../stack';
import { Rate } from './Rate';
import { RateScore } from './RateScore';

const meta = {
  title: 'Inputs/Rate',
  component: Rate,
  args: { label: '景色怎么样', onValueChange: fn() },
} satisfies Meta<typeof Rate>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is given before the visitor has said so. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('radio', { name: '4星' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('好');
  },
};

/** One stop in the tab order; the arrow keys give more or fewer. */
export const Keyboard: Story = {
  args: { defaultValue: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3星' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByRole('radio', { name: '5星' })).toBeChecked();
  },
};

export const Given: Story = { args: { value: 5 } };
export const WithoutWords: Story = { args: { value: 3, words: false } };
export const Disabled: Story = { args: { value: 4, disabled: true } };
export const LongText: Story = {
  args: { label: '讲解员讲得清楚吗？有没有照顾到走在后面的老人和孩子？', value: 2 },
  globals: { viewport: { value: 'small' } },
};
export const LongTextInEnglish: Story = {
  args: { label: 'Did the guide wait for those who walk slowly, and could you hear every word?', value: 1 },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { args: { value: 4 }, globals: { textSize: 'large' } };

/** Scores that others gave: the stars to the nearest half, the number as it is, and both for screen readers. */
export const Scores: Story = {
  render: () => (
    <Stack gap={2}>
      {[0, 0.4, 1.5, 2.7, 3.5, 4.8, 5].map((score) => (
        <RateScore key={score} score={score} />
      ))}
      <RateScore score={4.2} showNumber={false} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const half = canvas.getByRole('img', { name: '3.5分，满分5分' });
    await expect(
      [...half.querySelectorAll('[data-fill]')].map((star) => star.getAttribute('data-fill')),
    ).toEqual(['full', 'full', 'full', 'half', 'none']);
  },
};

export const ScoresInEnglish: Story = {
  render: () => <RateScore score={4.5} />,
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.5 out of 5' })).toBeInTheDocument();
  },
};
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
