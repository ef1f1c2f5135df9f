import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dialog, Opened } from '../../stories/opened';
import { RulesDialog } from './RulesDialog';

const meta = {
  title: 'Display/RulesDialog',
  component: RulesDialog,
  args: { open: true, onOpenChange: fn(), children: '每个账号每日限领一次。', onAgree: fn() },
  render: (args) => <Opened>{(state) => <RulesDialog {...args} {...state} />}</Opened>,
  play: async () => void (await dialog()),
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof RulesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** 我已阅读并同意 closes it. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(await dialog('活动规则')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '我已阅读并同意' }));
    await expect(args.onAgree).toHaveBeenCalledTimes(1);
    await gone();
  },
};
export const Open: Story = {};
export const OwnTitle: Story = { args: { title: '抽奖规则' } };

export const LongText: Story = {
  args: { children: '每个账号每日限领一次。活动期间如遇恶劣天气，景区有权调整开放时间。'.repeat(16) },
  globals: { viewport: { value: 'small' } },
};
export const LongTextInEnglish: Story = {
  args: {
    children: 'Once a day for each account. In bad weather the spot may change its hours. '.repeat(20),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
