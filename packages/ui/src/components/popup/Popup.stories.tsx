import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { dialog, Opened } from '../../stories/opened';
import { Button } from '../button';
import { TextField } from '../text-field';
import { Popup } from './Popup';

const meta = {
  title: 'Feedback/Popup',
  component: Popup,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '选择日期',
    children: '三个月内都可以订。',
    footer: <Button block>选好了</Button>,
  },
  render: (args) => <Opened>{(state) => <Popup {...args} {...state} />}</Opened>,
  play: async () => void (await dialog()),
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof Popup>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** A sheet from below, with its one button always in view. */
export const Default: Story = {
  play: async () => {
    await expect(await dialog('选择日期')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};
export const Open: Story = {};
/** With keys and a pointer the first thing in it has the focus. */
export const Focus: Story = {
  play: async () => {
    await dialog();
    await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus());
  },
};
/** Under a finger it has the focus itself: no field brings the keyboard up before it is touched. */
export const FocusUnderAFinger: Story = {
  args: { children: <TextField label="备注" name="note" />, dismissible: false },
  beforeEach: () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      matchMedia.call(window, query === '(pointer: coarse)' ? '(min-width: 1px)' : query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async () => {
    const opened = await dialog();
    await waitFor(() => expect(opened).toHaveFocus());
  },
};
export const WithoutFooter: Story = { args: { footer: undefined } };
/** Only what is in it closes it. */
export const NotDismissible: Story = {
  args: { dismissible: false },
  play: async () => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    title: '请选择栖云岭日出专场的游玩日期和到达时段',
    children: '清晨五点，云从山谷里升上来，把低处的松林一层层没过。'.repeat(40),
  },
  globals: { viewport: { value: 'small' } },
};
export const LongTextInEnglish: Story = {
  args: {
    title: 'Choose the day and the time of your visit to the ridge',
    children:
      'At five in the morning the clouds rise from the valley and cover the pines, row by row. '.repeat(40),
    footer: <Button block>That is the day I want to go</Button>,
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
