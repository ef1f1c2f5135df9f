import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { onAppointments, right } from '../../../stories/appointment-samples';
import { refused } from '../../../stories/sdk-fixture';
import { ValidateView } from './ValidateView';

const page = 'appointment-validate';
const validated = fn();
const meta = {
  title: 'Features/Appointment/ValidateView',
  component: ValidateView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [
    onAppointments(page, {
      validate(request) {
        validated(request);
        return { ...right, orderId: null, orderSn: null, lineId: null };
      },
    }),
  ],
  args: {
    code: '',
    bookHref: ([itemId]: readonly string[], voucherId: string) =>
      `/packages/user-module/appointment-info/appointment-info?itemId=${itemId}&voucherIds=${voucherId}`,
  },
  beforeEach: () => {
    validated.mockClear();
  },
} satisfies Meta<typeof ValidateView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Twelve digits in groups of four, full-width ones too; what it is good for stands there then. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(/凭证号码/);
    await userEvent.type(field, '4839');
    await userEvent.click(canvas.getByRole('button', { name: '核验' }));
    await expect(await canvas.findByText('请输入 12 位凭证号码')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('４８３９-2017 5566');
    await expect(field).toHaveValue('4839 2017 5566');
    await userEvent.click(canvas.getByRole('button', { name: '核验' }));
    await waitFor(() => expect(validated).toHaveBeenCalledWith({ code: '483920175566' }));
    await expect(await canvas.findByText('凭证可用')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去预约' })).toBeVisible();
  },
};
/** A wrong code is said at the field, and stays there to be mended. */
export const Unknown: Story = {
  args: { code: '483920175560' },
  decorators: [
    onAppointments(page, {
      validate: refused(404, '没有找到这个凭证，请核对号码', { rule: 'voucherCodeUnknown' }),
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '核验' }));
    await expect(await canvas.findByText('没有找到这个凭证，请核对号码')).toBeVisible();
    await expect(canvas.getByLabelText(/凭证号码/)).toHaveValue('4839 2017 5560');
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
