import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { onAppointments } from '../../../stories/appointment-samples';
import { AppointmentSnapshotView } from './AppointmentSnapshotView';

/** As the server writes it, and the hash of exactly these bytes. */
const canonical =
  '{"version":1,"kind":"appointment","appointmentSn":"YY202609200001","agreedAtMs":1790127000000,"size":2,"item":{"id":"item-1","title":{"zh-Hans":"云汤温泉谷泡汤预约","en":"Yuntang hot-spring bathing"},"intro":{"zh-Hans":"十二口露天汤池","en":"Twelve pools in the open"},"notes":[{"zh-Hans":"请自带泳衣","en":"Bring your swimwear"}],"mode":"both"},"place":{"name":{"zh-Hans":"云汤温泉谷","en":"Yuntang valley"},"lat":24.5,"lng":112.6},"slot":{"id":"slot-1","day":"2026-09-22","from":"13:00","to":"15:00","startsAtMs":1790312400000},"rules":{"realName":"everybody","verifyBy":"code","approval":"auto","bookUntilMin":30,"changeUntilMin":120,"cancelUntilMin":120,"changesMax":2,"earlyMin":15,"lateMin":30,"noShowLimit":3,"noShowDays":90,"noShowBlockDays":30,"reappoint":false},"priceFen":0,"vouchers":1}';
const snapshot = {
  canonical,
  sha256: '0f3fb57261d5a87a72e8241b443fbab6b07271ab88014cc52eb8fe4ee5271e1e',
  createdAtMs: 1_790_127_000_000,
};

const meta = {
  title: 'Features/Appointment/AppointmentSnapshotView',
  component: AppointmentSnapshotView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [onAppointments('appointment-snapshot', {})],
  args: { snapshot },
} satisfies Meta<typeof AppointmentSnapshotView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checked on this device, and read in either language. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('校验通过，内容未被更改')).toBeVisible();
    await expect(canvas.getByText('YY202609200001')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await expect(await canvas.findByText('Yuntang hot-spring bathing')).toBeVisible();
  },
};
export const Changed: Story = {
  args: { snapshot: { ...snapshot, canonical: canonical.replace('"size":2', '"size":3') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('校验失败')).toBeVisible();
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
