import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JumpTarget, Locale } from '@yunyou/contract';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { jumpShownIn, jumpTargetIn } from '../../../stories/jump-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { JumpPageView, type JumpPageViewProps } from './JumpPageView';

const path = '/pages/jump-page/jump-page?code=DEMOCARD&ic=FRIEND22&C_spring=77';
const href = `http://localhost${path}`;

const specialStoryHrefs: JumpPageViewProps['hrefs'] = {
  goods: ({ id }) => `/goods?id=${id}`,
  activity: ({ activeId }) => `/activity?activeId=${activeId}`,
  coupon: {
    detail: (couponId) => `/coupon?couponId=${couponId}`,
    use: ({ couponId }) => `/use?couponId=${couponId}`,
  },
};

const meta = {
  title: 'Features/Jump/JumpPageView',
  component: JumpPageView,
  parameters: { layout: 'fullscreen', width: false },
  args: { hrefs: specialStoryHrefs },
} satisfies Meta<typeof JumpPageView>;
export default meta;
type Story = StoryObj<typeof meta>;

type Answer = NonNullable<Answers['jump']>['resolve'];
const reports = { electWindow: null, activity: null };
const withAnswer = (resolve: Answer, host = createMemoryHost({ href })) =>
  withSdk({ path, answers: { jump: { resolve }, tracking: reports }, options: { host } });
const withCode = (change: Partial<JumpTarget> = {}, locale: Locale = 'zh-Hans') =>
  withSdk({
    path,
    answers: { jump: { resolve: () => jumpTargetIn(locale, change) }, tracking: reports },
  });

/** A page of the app: the button leads there with what came along. */
export const Default: Story = {
  decorators: [withCode()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '在云上等日出' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去预订' })).toHaveAttribute(
      'href',
      '/pages/ticket-detail/ticket-detail?ic=FRIEND22&C_spring=77&id=ticket-1',
    );
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};

/** Before its start: the time until then, and a button that waits. */
export const BeforeItsStart: Story = {
  decorators: [withCode({ timeStatus: 0, startsAtMs: Date.now() + 26 * 3_600_000 })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/天|小时/);
    await expect(canvas.getByRole('button', { name: '还没开始' })).toBeDisabled();
  },
};

let asked = 0;
/** The start comes while the page is open: it asks again by itself. */
export const StartsMeanwhile: Story = {
  decorators: [
    withAnswer(() => {
      asked += 1;
      return asked > 1
        ? jumpTargetIn('zh-Hans')
        : jumpTargetIn('zh-Hans', { timeStatus: 0, startsAtMs: Date.now() + 1_200 });
    }),
  ],
  play: async ({ canvas }) => {
    asked = 0;
    await expect(await canvas.findByRole('link', { name: '去预订' }, { timeout: 6_000 })).toBeVisible();
  },
};

const leaving = createMemoryHost({ href });
/** Another site: its name is said before anybody leaves. */
export const AnotherSite: Story = {
  decorators: [
    withAnswer(
      () =>
        jumpTargetIn('zh-Hans', { kind: 'H5', target: 'https://www.example.com/lanterns', buttonText: '' }),
      leaving,
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('即将离开，前往www.example.com')).toBeVisible();
    await expect(leaving.opened).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: '继续前往' }));
    await waitFor(() => expect(leaving.opened).toEqual(['https://www.example.com/lanterns']));
  },
};
/** A page of the own site opens inside the app. */
export const OwnSite: Story = {
  decorators: [withCode({ kind: 'H5', target: 'http://localhost/season.html' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '去预订' })).toHaveAttribute(
      'href',
      '/pages/web/web?url=http%3A%2F%2Flocalhost%2Fseason.html',
    );
  },
};
/** Nothing here can open it: the code takes the page to the app that can. */
export const MiniProgram: Story = {
  decorators: [withCode({ kind: 'MP', target: 'mp:wx1234/pages/index' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '本页的二维码' })).toBeVisible();
    await expect(canvas.getByText('请用微信扫码打开')).toBeVisible();
    await expect(canvas.getByText('小程序只能在微信中打开')).toBeVisible();
  },
};
export const LiveRoom: Story = { decorators: [withCode({ kind: 'LIVE', target: 'live:yunyou' })] };

const shown = (locale: Locale = 'zh-Hans', change: Partial<JumpTarget> = {}) =>
  withCode(jumpShownIn(locale, change), locale);
/** Parts of its own: places of a picture are links by name, in their order; nothing leaves the app unasked. */
export const ShowsParts: Story = {
  decorators: [shown()],
  play: async ({ canvas }) => {
    const tea = await canvas.findByRole('link', { name: '去买茶' });
    await expect(tea).toHaveAttribute('href', expect.stringContaining('/pages/goods-home/goods-home'));
    await expect(canvas.getByText('限时价距结束')).toBeVisible();
    await expect(canvas.getByText('先领券')).toBeVisible();
    const { width, height } = canvas.getByRole('button', { name: '直播间' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    tea.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '看灯会' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '分享' })).toBeVisible();
  },
};
/** A place that leads to another site: it is named and asked about first. */
export const ShowsAnotherSite: Story = {
  decorators: [shown()],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看灯会' }));
    await expect(await screen.findByText('即将离开，前往www.example.com')).toBeVisible();
  },
};
/** Another site of the operator's is one of the app's own: it is opened at once. */
export const ShowsAnOwnSite: Story = {
  decorators: [
    withSdk({
      path,
      app: { webOwnHosts: ['www.example.com'] },
      answers: {
        jump: { resolve: () => jumpTargetIn('zh-Hans', jumpShownIn('zh-Hans')) },
        tracking: reports,
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '看灯会' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pages\/web\/web\?url=https/),
    );
  },
};
/** A place that nothing here can open, and one whose link is over. */
export const ShowsACode: Story = {
  decorators: [shown()],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '旧链接' }));
    await expect(await screen.findByText('链接已失效')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '直播间' }));
    await expect(await screen.findByRole('img', { name: '本页的二维码' })).toBeInTheDocument();
  },
};
export const ShowsBeforeItsStart: Story = {
  decorators: [shown('zh-Hans', { timeStatus: 0, startsAtMs: Date.now() + 26 * 3_600_000, blocks: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/天|小时/);
  },
};
export const ShowsNothing: Story = { decorators: [shown('zh-Hans', { blocks: [] })] };
export const ShowsPartsInEnglish: Story = { decorators: [shown('en')], globals: { locale: 'en' } };
export const ShowsPartsNarrow: Story = {
  decorators: [shown()],
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};

const over: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText('链接已失效')).toBeVisible();
  await expect(canvas.getByRole('link', { name: '回首页' })).toHaveAttribute('href', '/views/index/index');
};
export const Over: Story = {
  decorators: [withAnswer(refused(410, '链接已失效', { rule: 'linkOver' }))],
  play: over,
};
export const Unknown: Story = {
  decorators: [withAnswer(refused(404, '内容不存在或已下架'))],
  play: over,
};
/** What the server tells cannot be read, or there is no such page in this release. */
export const Unreadable: Story = {
  decorators: [withCode({ kind: 'INNER', target: '/pages/no-such-page/no-such-page' })],
  play: over,
};
/** The address names no code, and a target of its own: that leads nowhere. */
export const TargetInTheAddress: Story = {
  decorators: [
    withSdk({
      path: '/pages/jump-page/jump-page?target=https%3A%2F%2Fevil.example&url=https%3A%2F%2Fevil.example',
      answers: { jump: { resolve: () => jumpTargetIn('zh-Hans') } },
    }),
  ],
  play: over,
};

/** It leads on at once, and the page waits in its shape. */
export const LeadsOn: Story = {
  decorators: [withCode({ auto: true })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: '正在打开在云上等日出' })).toBeInTheDocument();
  },
};
export const Loading: Story = { decorators: [withAnswer(pending)] };
export const NoNetwork: Story = {
  decorators: [withAnswer(unreachable)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('网络未连接')).toBeVisible();
  },
};
export const InEnglish: Story = { decorators: [withCode({}, 'en')], globals: { locale: 'en' } };
export const LeavingInEnglish: Story = {
  decorators: [withCode({ kind: 'H5', target: 'https://www.example.com/x', buttonText: '' }, 'en')],
  globals: { locale: 'en' },
};
export const NarrowInEnglish: Story = {
  decorators: [withCode({ kind: 'VIDEO', target: 'video:yunyou/v1' }, 'en')],
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const Narrow: Story = {
  decorators: [withCode()],
  globals: { viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const Desktop: Story = {
  decorators: [withCode()],
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
export const LargeText: Story = { decorators: [withCode()], globals: { textSize: 'large' } };
