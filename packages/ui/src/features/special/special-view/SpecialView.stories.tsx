import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inMinutes } from '../../../stories/order-samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { specialIn } from '../../../stories/search-samples';
import { SpecialPending } from './SpecialPending';
import { SpecialView } from './SpecialView';

const special = specialIn('zh-Hans');
const path = '/pages/spot-special/spot-special?id=special-1';

const meta = {
  title: 'Features/Special/SpecialView',
  component: SpecialView,
  decorators: [withSdk({ path })],
  parameters: { layout: 'fullscreen', width: false },
  args: { special },
} satisfies Meta<typeof SpecialView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Texts, and lists of whatever can be visited or bought. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '入冬泡汤去', level: 1 })).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: '先泡哪一处' }).querySelectorAll('a')).toHaveLength(4);
    await expect(canvas.queryByText(/专题已结束|即将开始/)).not.toBeInTheDocument();
  },
};
export const BeforeTheStart: Story = {
  args: { special: { ...special, timeStatus: 0, startsAtMs: inMinutes(90) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('即将开始')).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^1:(29|30):\d\d$/);
  },
};
export const DaysBefore: Story = {
  args: { special: { ...special, timeStatus: 0, startsAtMs: inMinutes(3 * 24 * 60 + 5) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/开始，还有3天$/)).toBeVisible();
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};
export const Ended: Story = {
  args: { special: { ...special, timeStatus: 2, endsAtMs: Date.parse('2026-01-01T00:00:00Z') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('专题已结束')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '先泡哪一处' })).toBeVisible();
  },
};
/** Everything on it is gone. */
export const NothingLeft: Story = {
  args: { special: { ...special, components: [{ type: 'itemList', title: '先泡哪一处', items: [] }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('专题内容正在准备')).toBeVisible();
  },
};
export const Loading: Story = { render: () => <SpecialPending /> };
export const NarrowInEnglish: Story = {
  args: { special: specialIn('en') },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
