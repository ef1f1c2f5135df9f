import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dialog, Opened } from '../../stories/opened';
import { Dialog } from './Dialog';

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '购票说明',
    children: '凭身份证或电子票二维码直接入园，无需换票。',
  },
  render: (args) => <Opened>{(state) => <Dialog {...args} {...state} />}</Opened>,
  play: async () => void (await dialog()),
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Something to read. Escape and the button close it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await dialog('购票说明')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: '打开' })).toBeVisible());
  },
};
export const Open: Story = {};

export const LongText: Story = {
  args: {
    title: '栖云岭云海日出观景台与千年古松林购票及入园说明',
    children: '凭身份证或电子票二维码直接入园，无需换票。雷雨、大风天索道停运，恢复时间以公告为准。'.repeat(
      12,
    ),
  },
  globals: { viewport: { value: 'small' } },
};
export const LongTextInEnglish: Story = {
  args: {
    title: 'Tickets and entry at the cloud-sea observation deck',
    children:
      'Come in with your identity card or the code of your ticket. In storms the cable car rests; when it goes again is announced. '.repeat(
        12,
      ),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
