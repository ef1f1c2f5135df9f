import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withSdk } from '../../stories/sdk-fixture';
import { NotFound } from './NotFound';
import { PageFailed } from './PageFailed';

const homeHref = '/views/index/index';

const meta = {
  title: 'Layout/Shell/NotFound',
  component: NotFound,
  decorators: [withSdk({ path: '/pages/abnormal-page/abnormal-page' })],
  parameters: { layout: 'fullscreen', width: false },
  args: { homeHref },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {};
/** The page that failed can be tried again. */
export const TryAgain: Story = {
  args: { redirect: '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '再试一次' })).toBeInTheDocument();
  },
};
/** Too many visitors at once: other words, and the way back to where one was. */
export const Busy: Story = {
  args: { busy: true, redirect: '/packages/marketing/flash-sale/flash-sale?id=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '来的人太多了' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '再试一次' })).toBeInTheDocument();
  },
};
/** Another site's address is nobody's way back. */
export const ForeignRedirect: Story = {
  args: { redirect: 'https://evil.example/views/index/index' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '返回首页' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: '再试一次' })).toBeNull();
  },
};
/** Whom the white list keeps out reads why, may log in, and asks again once they were put on it. */
export const Refused: Story = {
  decorators: [
    withSdk({
      path: '/pages/abnormal-page/abnormal-page',
      app: { isOpenWhiteList: true },
      answers: { config: { whiteList: { allowed: false } } },
    }),
  ],
  args: { redirect: '/pages/ticket-detail/ticket-detail?id=1' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '暂时只对名单内的用户开放' }),
    ).toBeInTheDocument();
    const login = canvas.getByRole('link', { name: '登录名单内的账号' });
    await expect(login.getAttribute('href')).toContain('redirectUrl=%2Fpages%2Fticket-detail');
    await expect(canvas.getByRole('button', { name: '再试一次' })).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: '返回首页' })).toBeNull();
  },
};
export const InEnglish: Story = { globals: { locale: 'en' }, args: { busy: true, redirect: homeHref } };
export const Failed: Story = { render: () => <PageFailed homeHref={homeHref} /> };
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
