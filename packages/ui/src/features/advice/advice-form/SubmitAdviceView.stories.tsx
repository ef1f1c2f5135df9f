import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Answers } from '../../../stories/scripted-fetch';
import { refused, withSdk } from '../../../stories/sdk-fixture';
import { SubmitAdviceView } from './SubmitAdviceView';

const path = '/packages/user-module/submit-advice/submit-advice';
const added = fn();
const orders: Answers['order'] = { list: { records: [], total: 0, size: 20, current: 1, pages: 0 } };
const forMember = (advice: NonNullable<Answers['advice']>, kept?: Readonly<Record<string, string>>) =>
  withSdk({
    path,
    member: true,
    answers: { advice, order: orders },
    ...(kept && { sessionStorage: kept }),
  });
const answers: NonNullable<Answers['advice']> = {
  add(request) {
    added(request);
    return { id: 'advice-9', sn: 'YJ1' };
  },
};

const meta = {
  title: 'Features/Advice/SubmitAdviceView',
  component: SubmitAdviceView,
  decorators: [forMember(answers)],
  parameters: { layout: 'fullscreen', width: false },
  args: { orderId: '', onSent: fn() },
  beforeEach: () => {
    added.mockClear();
  },
} satisfies Meta<typeof SubmitAdviceView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The member's number is there already; what is missing is said at its field. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByDisplayValue('13800000000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(await canvas.findByText('请选择类型')).toBeVisible();
    await expect(canvas.getByText('请先写下内容')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '景区设施' }));
    await userEvent.type(canvas.getByLabelText(/您的意见/), '索道边没有伞');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await waitFor(() =>
      expect(added).toHaveBeenCalledWith({
        kind: 'facilities',
        text: '索道边没有伞',
        pictureKeys: [],
        orderId: null,
        mobile: '13800000000',
      }),
    );
    await waitFor(() => expect(args.onSent).toHaveBeenCalled());
  },
};
/** What was begun is there again, with the order of the address. */
export const Continued: Story = {
  args: { orderId: 'order-7' },
  decorators: [
    forMember(answers, {
      'draft:advice': JSON.stringify({
        kind: 'service',
        text: '上次写的',
        orderId: '',
        mobile: '',
        pictures: [],
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('上次写的')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '服务' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await waitFor(() =>
      expect(added).toHaveBeenCalledWith(expect.objectContaining({ orderId: 'order-7', mobile: '' })),
    );
  },
};
/** Refused: the words say why, and what was typed stays. */
export const Refused: Story = {
  decorators: [forMember({ add: refused(422, '今天已提交5条意见，请明天再来', { rule: 'adviceLimit' }) })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '其他' }));
    await userEvent.type(canvas.getByLabelText(/您的意见/), '第六条');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(await canvas.findByText('今天已提交5条意见，请明天再来')).toBeVisible();
    await expect(canvas.getByDisplayValue('第六条')).toBeVisible();
  },
};
export const WrongNumber: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByDisplayValue('13800000000');
    await userEvent.clear(field);
    await userEvent.type(field, '123');
    await userEvent.click(canvas.getByRole('button', { name: '提交' }));
    await expect(await canvas.findByText('手机号码不正确，请检查')).toBeVisible();
  },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
