import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { GuestPicker } from './GuestPicker';

const meta = {
  title: 'Features/Hotel/GuestPicker',
  component: GuestPicker,
  args: { value: { rooms: 1, adults: 2, childAges: [] }, onValueChange: fn() },
  decorators: [withSdk()],
} satisfies Meta<typeof GuestPicker>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const openSheet = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button'));
  return within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
};

/** More rooms bring an adult each; a child brings its age. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: /1间 2成人 0儿童/ })).toBeVisible();
    const sheet = await openSheet(canvas);
    const rooms = within(await sheet.findByRole('group', { name: '房间' }));
    for (const _ of [1, 2]) await userEvent.click(rooms.getByRole('button', { name: '增加' }));
    await expect(sheet.getByRole('spinbutton', { name: '成人' })).toHaveValue('3');
    const children = within(sheet.getByRole('group', { name: '儿童' }));
    await userEvent.click(children.getByRole('button', { name: '增加' }));
    const age = sheet.getByRole('spinbutton', { name: '第1位儿童年龄' });
    await userEvent.clear(age);
    await userEvent.type(age, '2{Enter}');
    await userEvent.click(sheet.getByRole('button', { name: '完成' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ rooms: 3, adults: 3, childAges: [2] });
  },
};
/** Closed without its button, the sheet forgets. */
export const Forgets: Story = {
  play: async ({ canvas, args }) => {
    const sheet = await openSheet(canvas);
    const rooms = within(await sheet.findByRole('group', { name: '房间' }));
    await userEvent.click(rooms.getByRole('button', { name: '增加' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect((await openSheet(canvas)).getByRole('spinbutton', { name: '房间' })).toHaveValue('1');
  },
};
export const Compact: Story = { args: { compact: true, value: { rooms: 2, adults: 3, childAges: [4] } } };
export const NarrowInEnglish: Story = {
  args: { value: { rooms: 2, adults: 4, childAges: [3, 9] } },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await openSheet(canvas);
  },
};
export const LargeText: Story = { globals: { textSize: 'large' }, play: NarrowInEnglish.play };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
