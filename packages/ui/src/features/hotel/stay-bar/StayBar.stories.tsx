import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { stay } from '../../../stories/stay-days';
import { StayBar } from './StayBar';

const meta = {
  title: 'Features/Hotel/StayBar',
  component: StayBar,
  args: { stay, onStayChange: fn() },
  decorators: [withSdk()],
} satisfies Meta<typeof StayBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two buttons: the nights and the guests; a change of one keeps the other. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: /入住和离店日期.*2晚/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /房间和入住人数.*1间2人/ }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    await userEvent.click(
      within(await sheet.findByRole('group', { name: '成人' })).getByRole('button', { name: '增加' }),
    );
    await userEvent.click(sheet.getByRole('button', { name: '完成' }));
    await expect(args.onStayChange).toHaveBeenCalledWith({ ...stay, adults: 3 });
  },
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
