import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { consentOf, familyCard, personOf } from '../../../stories/card-holder-samples';
import { dialog } from '../../../stories/opened';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { HolderFormView } from './HolderFormView';

const activated = fn();
/** Numbers of the published sample kind: region, day of birth, order, check character. */
const ADULT = '11010519491231002X';

const answersIn = (locale: Locale, changes: Answers['annualCard'] = {}): Answers => ({
  annualCard: {
    own: familyCard(locale),
    activate(request) {
      activated(request);
      return { applicationId: null, status: 'active' };
    },
    ...changes,
  },
  consent: { list: [] },
  contacts: { list: [] },
});
const withAnswers = (answers: Answers) =>
  withSdk({ path: '/packages/annual-card/annual-form/annual-form', member: true, answers });

const meta = {
  title: 'Features/CardActivation/HolderFormView',
  component: HolderFormView,
  decorators: [withAnswers(answersIn('zh-Hans'))],
  parameters: { layout: 'fullscreen', width: false },
  args: {
    personId: 'person-1',
    hrefs: { protocol: (purpose) => `/protocol?purpose=${purpose}`, card: (id) => `/card?cardId=${id}` },
    onProtocol: fn(),
    onActivated: fn(),
  },
  beforeEach: () => void activated.mockClear(),
} satisfies Meta<typeof HolderFormView>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillIn(canvas: Canvas, idCard = ADULT) {
  await userEvent.type(await canvas.findByLabelText(/姓名/, {}, { timeout: 5000 }), '李云');
  await userEvent.type(canvas.getByLabelText(/证件号码/), idCard);
}
const next = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: '下一步' }));

/** Without a portrait: the last look repeats name and document, then the person is on the card. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.type(canvas.getByLabelText(/手机号/), '13800138000');
    await next(canvas);
    const sheet = within(await dialog('核对信息'));
    await expect(sheet.getByText(ADULT)).toBeVisible();
    await expect(sheet.getByText('激活后不可修改')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '确认激活' }));
    await waitFor(() => expect(args.onActivated).toHaveBeenCalledWith('card-9', null));
    await expect(activated).toHaveBeenCalledWith({
      ...{ personId: 'person-1', name: '李云', certType: 1, idCard: ADULT, mobile: '13800138000' },
    });
  },
};
/** Everything that is missing is said at once. */
export const NothingFilledIn: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/姓名/, {}, { timeout: 5000 });
    await next(canvas);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(canvas.getByLabelText(/手机号/)).toHaveAccessibleDescription(/请输入11位手机号/);
  },
};
/** The text comes before the camera; what was typed is kept. */
export const BeforeTheCamera: Story = {
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '上传人脸' }));
    await expect(args.onProtocol).toHaveBeenCalledWith('face');
  },
};
/** A portrait that was agreed to: taken or chosen. */
export const WithConsent: Story = {
  decorators: [withAnswers({ ...answersIn('zh-Hans'), consent: { list: [consentOf('zh-Hans')] } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '选择照片' }, { timeout: 5000 })).toBeVisible();
  },
};
/** Under 14 a guardian answers, and no portrait is the usual answer. */
export const Child: Story = {
  args: { personId: 'person-3' },
  decorators: [
    withAnswers(
      answersIn('zh-Hans', {
        own: familyCard('zh-Hans', {
          today: '2000-01-01',
          persons: [personOf({ personId: 'person-3', role: 'child', minAge: null, maxAge: 60 })],
        }),
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await fillIn(canvas, '110105199001010010');
    await next(canvas);
    await expect(await canvas.findByText('请填写监护人姓名')).toBeVisible();
    await expect(canvas.getByText('未满14周岁须由监护人同意')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '阅读并同意儿童信息处理规则' })).toHaveAttribute(
      'href',
      '/protocol?purpose=child',
    );
    await expect(canvas.getByRole('button', { name: '无需人脸' })).toBeVisible();
  },
};
/** Somebody else's document is refused at its field; nothing typed is lost. */
export const HolderTaken: Story = {
  decorators: [
    withAnswers(
      answersIn('zh-Hans', { activate: refused(409, '该证件已有同类年卡', { rule: 'cardHolderTaken' }) }),
    ),
  ],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.type(canvas.getByLabelText(/手机号/), '13800138000');
    await next(canvas);
    await userEvent.click(within(await dialog('核对信息')).getByRole('button', { name: '确认激活' }));
    const number = canvas.getByLabelText(/证件号码/);
    await waitFor(() => expect(number).toHaveAccessibleDescription('该证件已有同类年卡'));
    await expect(number).toHaveValue(ADULT);
  },
};
/** A place that is taken already. */
export const Taken: Story = { args: { personId: 'person-2' } };
/** A student card is asked for. */
export const WithEvidence: Story = {
  decorators: [
    withAnswers(
      answersIn('zh-Hans', {
        own: familyCard('zh-Hans', {
          persons: [personOf({ role: 'student', maxAge: 25, evidence: 'studentCard' })],
        }),
      }),
    ),
  ],
};
export const Loading: Story = { decorators: [withAnswers(answersIn('zh-Hans', { own: pending }))] };
export const NoNetwork: Story = { decorators: [withAnswers(answersIn('zh-Hans', { own: unreachable }))] };
export const NarrowInEnglish: Story = {
  decorators: [withAnswers(answersIn('en'))],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
