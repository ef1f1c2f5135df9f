import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { item, items, onAppointments, pageOf, schedule } from '../../../stories/appointment-samples';
import { travellers } from '../../../stories/order-samples';
import { pending, unreachable } from '../../../stories/sdk-fixture';
import { NormalFormView } from './NormalFormView';

const page = 'appointment-normal-form';
const created = fn();
const answers = {
  items: pageOf(items),
  item,
  slots: schedule,
  create(request: object) {
    created(request);
    return { id: 'appointment-9', code: '483920175566', status: 0 as const };
  },
};
const meta = {
  title: 'Features/Appointment/NormalFormView',
  component: NormalFormView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [onAppointments(page, answers, { contacts: { list: travellers } })],
  args: { itemId: 'item-1', onItemChange: fn(), onDone: fn() },
  beforeEach: () => {
    created.mockClear();
  },
} satisfies Meta<typeof NormalFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list is pasted: the right lines are taken over, the wrong one stays with its reason and is mended. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /增加/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: /22:00–次日00:30/ }));
    await userEvent.click(await canvas.findByRole('button', { name: '粘贴名单' }));
    const sheet = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    const field = sheet.getByRole('textbox', { name: /名单/ });
    await userEvent.click(field);
    // A list is longer than a remark.
    await userEvent.paste(`李云，11010519491231002X${' '.repeat(200)}\n王山，440524188001010015`);
    await userEvent.click(sheet.getByRole('button', { name: '识别名单' }));
    await expect(await sheet.findByText('1 位已加入名单，1 行有误')).toBeVisible();
    await expect(sheet.getByText('证件号码不正确')).toBeVisible();
    await expect(field).toHaveValue('王山，440524188001010015');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('王山，440524188001010014');
    await userEvent.click(sheet.getByRole('button', { name: '识别名单' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('checkbox', { name: '我已阅读并同意' }));
    await userEvent.click(canvas.getByRole('button', { name: '提交预约' }));
    await waitFor(() =>
      expect(created).toHaveBeenCalledWith(
        expect.objectContaining({
          slotId: 'slot-2026-09-20-3',
          size: 2,
          visitors: [
            { name: '李云', certType: 1, idCard: '11010519491231002X' },
            { name: '王山', certType: 1, idCard: '440524188001010014' },
          ],
        }),
      ),
    );
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('appointment-9'));
  },
};
export const NoItemYet: Story = { args: { itemId: '' } };
export const Nothing: Story = {
  args: { itemId: '' },
  decorators: [onAppointments(page, { items: pageOf([]) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有可自由预约的项目')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [onAppointments(page, { items: pending })] };
export const NoNetwork: Story = { decorators: [onAppointments(page, { items: unreachable })] };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
