import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { pending, unreachable, userInfoIn, withSdk } from '../../../stories/sdk-fixture';
import {
  agreedAppeal,
  appeal,
  identities,
  mobileChanges,
  profile,
  profileInEnglish,
  sessions,
} from '../samples';
import { ProfileView } from './ProfileView';

const path = '/packages/user-module/user-info/user-info';
const onEdit = fn();
const onUnbind = fn();
const onEnd = fn();
const onStop = fn();

const answers: Answers['member'] = {
  editProfile(request) {
    onEdit(request);
    return { ...profile, ...(request as object) };
  },
  mobileChanges,
  mobileAppealState: null,
  stopMobileAppeal(request) {
    onStop(request);
    return null;
  },
  identities,
  unbind(request) {
    onUnbind(request);
    return null;
  },
  sessions,
  endSession(request) {
    onEnd(request);
    return null;
  },
  endOtherSessions: { ended: 2 },
  ownData: { fileName: 'yunyou-2026-11-20.json', json: '{"memberId":"member-1"}' },
};
const withAnswers = (changes: Answers['member'] = {}, userInfo = userInfoIn('zh-Hans')) =>
  withSdk({
    path,
    member: true,
    answers: { member: { ...answers, ...changes }, session: { userInfo, end: null } },
  });

const meta = {
  title: 'Features/Account/ProfileView',
  component: ProfileView,
  parameters: { layout: 'fullscreen', width: false },
  decorators: [withAnswers()],
  args: { profile, hrefs: { cropper: '/cropper?from=user-info', cancellation: '/cancellation' } },
} satisfies Meta<typeof ProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', {}, { timeout: 5000 }));

/** Each field is stored when it is left, alone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    onEdit.mockClear();
    const name = await canvas.findByRole('textbox', { name: /昵称/ });
    await userEvent.clear(name);
    await userEvent.type(name, '山行者');
    await userEvent.tab();
    await waitFor(() => expect(onEdit).toHaveBeenCalledWith({ name: '山行者' }));
    await expect(await canvas.findByText('已保存')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '保密' }));
    await waitFor(() => expect(onEdit).toHaveBeenLastCalledWith({ gender: 'unknown' }));
    await expect(canvas.getByRole('button', { name: /所在地区.*广东 深圳市 福田区/ })).toBeVisible();
    await expect(canvas.getByText('138****0000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /头像/ })).toHaveAttribute(
      'href',
      '/cropper?from=user-info',
    );
  },
};

/** What fails stays typed, with the reason beside it. */
export const Refused: Story = {
  decorators: [
    withAnswers({ editProfile: refused(422, '昵称含有不能使用的内容，请换一个', { rule: 'nameRefused' }) }),
  ],
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /昵称/ });
    await userEvent.clear(name);
    await userEvent.type(name, '代开发票');
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription('昵称含有不能使用的内容，请换一个'));
    await expect(name).toHaveValue('代开发票');
  },
};

/** A name is never emptied. */
export const NoName: Story = {
  play: async ({ canvas }) => {
    onEdit.mockClear();
    const name = await canvas.findByRole('textbox', { name: /昵称/ });
    await userEvent.clear(name);
    await userEvent.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription('请填写昵称'));
    await expect(onEdit).not.toHaveBeenCalled();
  },
};

/** What the merchant has not decided about. */
export const AppealWaits: Story = {
  decorators: [withAnswers({ mobileAppealState: appeal })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('更换为 139****0001：审核中')).toBeVisible();
  },
};

/** What was agreed to says when it takes effect, and is stopped after a question. */
export const AppealStopped: Story = {
  decorators: [
    withAnswers({
      mobileAppealState: () =>
        onStop.mock.calls.length > 0 ? { ...agreedAppeal, state: 'stopped' } : agreedAppeal,
    }),
  ],
  beforeEach: () => {
    onStop.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/生效，在此之前可以停止/)).toBeVisible();
    await expect(canvas.getByText(/证件与订单一致/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '停止更换手机号' }));
    await userEvent.click((await dialog()).getByRole('button', { name: '停止' }));
    await waitFor(() => expect(onStop).toHaveBeenCalledWith({ appealId: 'appeal-1' }));
    await expect(await canvas.findByText('更换为 139****0001：已停止')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '停止更换手机号' })).toBeNull();
  },
};

/** The merchant's reason, in the language of the page. */
export const AppealRefused: Story = {
  args: { profile: profileInEnglish },
  decorators: [
    withAnswers(
      {
        mobileAppealState: {
          ...appeal,
          state: 'refused',
          reason: { 'zh-Hans': '照片不清楚', en: 'The picture is not clear' },
        },
      },
      userInfoIn('en'),
    ),
  ],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('To 139****0001: not agreed')).toBeVisible();
    await expect(canvas.getByText(/The picture is not clear/)).toBeVisible();
  },
};

export const AppealForATakenNumber: Story = {
  decorators: [withAnswers({ mobileAppealState: { ...agreedAppeal, state: 'taken' } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/新号码已被其他账号使用/)).toBeVisible();
  },
};

/** A platform is asked about before it is taken off. */
export const Unbinds: Story = {
  play: async ({ canvas }) => {
    onUnbind.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '解绑微信' }));
    await userEvent.click((await dialog()).getByRole('button', { name: '解绑' }));
    await waitFor(() => expect(onUnbind).toHaveBeenCalledWith({ provider: 'messaging-app' }));
  },
};

/** The last way in stays, and why is said. */
export const LastLogin: Story = {
  decorators: [
    withAnswers(
      {
        identities: identities.slice(0, 1),
        unbind: refused(422, '这是您唯一的登录方式，不能解绑', { rule: 'lastLogin' }),
      },
      { ...userInfoIn('zh-Hans'), mobile: '' },
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '解绑微信' }));
    await userEvent.click((await dialog()).getByRole('button', { name: '解绑' }));
    await expect(await screen.findByText('这是您唯一的登录方式，不能解绑')).toBeVisible();
  },
};

/** One login is ended at once; all others after a question. */
export const EndsLogins: Story = {
  play: async ({ canvas }) => {
    onEnd.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '让Chrome · Windows退出登录' }));
    await waitFor(() => expect(onEnd).toHaveBeenCalledWith({ sessionId: 's-2' }));
    await userEvent.click(canvas.getByRole('button', { name: '退出其他所有设备' }));
    await userEvent.click((await dialog()).getByRole('button', { name: '退出其他所有设备' }));
    await expect(await screen.findByText('已退出2台设备')).toBeVisible();
  },
};

/** Everything that is kept, as one file. */
export const DownloadsData: Story = {
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('blob:data');
    const clicked = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      this.dataset.clicked = this.download;
    });
    try {
      await userEvent.click(await canvas.findByRole('button', { name: /下载我的数据/ }));
      await waitFor(() => expect(clicked).toHaveBeenCalled());
      await expect(made).toHaveBeenCalledWith(expect.objectContaining({ type: 'application/json' }));
    } finally {
      made.mockRestore();
      clicked.mockRestore();
    }
  },
};

export const LogsOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退出登录' }));
    await userEvent.click((await dialog()).getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Waiting: Story = {
  decorators: [
    withAnswers({
      mobileChanges: pending,
      mobileAppealState: pending,
      identities: pending,
      sessions: pending,
    }),
  ],
};
/** Lists that could not come leave the rest of use. */
export const ListsFailed: Story = {
  decorators: [withAnswers({ mobileChanges: unreachable, identities: unreachable, sessions: unreachable })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /昵称/ })).toHaveValue('林间客');
  },
};
export const NarrowInEnglish: Story = {
  args: { profile: profileInEnglish },
  decorators: [withAnswers({}, userInfoIn('en'))],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
