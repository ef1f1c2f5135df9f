import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AdviceDetail, Locale } from '@yunyou/contract';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { AdviceView } from './AdviceView';

const path = '/packages/user-module/advice/advice';
const atMs = Date.parse('2026-09-20T02:00:00Z');
const appended = fn();
const words = {
  'zh-Hans': ['索道排队时没有遮阳的地方，能不能加几把伞？', '谢谢您，本周就加上遮阳棚。', '看到了，太好了。'],
  en: [
    'There is no shade in the queue of the cable car.',
    'Thank you; it comes this week.',
    'Seen it. Lovely!',
  ],
} as const;

const detailIn = (locale: Locale, changes: Partial<AdviceDetail> = {}): AdviceDetail => {
  const [text, reply, more] = words[locale];
  const answer = { from: 'operator' as const, text: reply, pictures: [], atMs: atMs + 3_600_000 };
  return {
    id: 'advice-1',
    sn: 'YJ202609200000000001',
    kind: 'facilities',
    text,
    state: 'replied',
    atMs,
    lastReply: answer,
    pictures: [],
    orderId: 'order-1',
    orderSn: 'YY20260918000001',
    mobile: '138****0000',
    replies: [answer, { from: 'member', text: more, pictures: [], atMs: atMs + 7_200_000 }],
    appendsLeft: 2,
    ...changes,
  };
};
const summaryOf = ({ id, sn, kind, text, state, atMs: at, lastReply }: AdviceDetail) => ({
  id,
  sn,
  kind,
  text,
  state,
  atMs: at,
  lastReply,
});
const answersIn = (locale: Locale): NonNullable<Answers['advice']> => ({
  list: {
    records: [
      summaryOf(detailIn(locale)),
      summaryOf(detailIn(locale, { id: 'advice-2', kind: 'complaint', state: 'submitted', lastReply: null })),
    ],
    total: 2,
    size: 10,
    current: 1,
    pages: 1,
  },
  detail: detailIn(locale),
  append(request) {
    appended(request);
    return { state: 'processing', appendsLeft: 1 };
  },
});
const forMember = (advice: NonNullable<Answers['advice']>) =>
  withSdk({ path, member: true, answers: { advice } });

const meta = {
  title: 'Features/Advice/AdviceView',
  component: AdviceView,
  decorators: [forMember(answersIn('zh-Hans'))],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    id: '',
    hrefs: {
      submit: '/submit',
      list: '/advice',
      detail: (id) => `/advice?id=${id}`,
      order: (orderId) => `/order?id=${orderId}`,
    },
  },
  beforeEach: () => {
    appended.mockClear();
  },
} satisfies Meta<typeof AdviceView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each with its state and the last answer. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已回复')).toBeVisible();
    await expect(canvas.getByText('已提交')).toBeVisible();
    await expect(canvas.getByText('回复：谢谢您，本周就加上遮阳棚。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '提交意见' })).toHaveAttribute('href', '/submit');
  },
};
export const OneWhole: Story = {
  args: { id: 'advice-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('看到了，太好了。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '相关订单 YY20260918000001' })).toHaveAttribute(
      'href',
      '/order?id=order-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: '提交补充' }));
    await expect(await canvas.findByText('请先写下内容')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/还想补充什么/), '还有一处');
    await userEvent.click(canvas.getByRole('button', { name: '提交补充' }));
    await waitFor(() =>
      expect(appended).toHaveBeenCalledWith({ id: 'advice-1', text: '还有一处', pictureKeys: [] }),
    );
    await waitFor(() => expect(canvas.getByLabelText(/还想补充什么/)).toHaveValue(''));
  },
};
/** Nothing can be added to one that is closed. */
export const Closed: Story = {
  args: { id: 'advice-1' },
  decorators: [forMember({ detail: detailIn('zh-Hans', { state: 'closed', appendsLeft: 0 }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('已关闭')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '提交补充' })).toBeNull();
  },
};
export const NoneYet: Story = {
  decorators: [forMember({ list: { records: [], total: 0, size: 10, current: 1, pages: 0 } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有反馈')).toBeVisible();
  },
};
export const Loading: Story = { decorators: [forMember({ list: pending })] };
export const Failed: Story = { decorators: [forMember({ list: refused(500, '系统繁忙，请稍后再试') })] };
export const NoNetwork: Story = {
  args: { id: 'advice-1' },
  decorators: [forMember({ detail: unreachable })],
};
export const Wide: Story = { args: { id: 'advice-1' }, globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = {
  args: { id: 'advice-1' },
  decorators: [forMember(answersIn('en'))],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
