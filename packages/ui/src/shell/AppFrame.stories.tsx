import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost, type MemoryHost } from '@yunyou/host/memory';
import { expect, userEvent, waitFor } from 'storybook/test';
import { paintedPicture } from '../stories/painted-hills';
import { Said } from '../stories/said';
import { withSdk } from '../stories/sdk-fixture';
import { AppFrame } from './AppFrame';
import { AppPage } from './AppPage';
import { PageBody } from './PageBody';

const meta = {
  title: 'Layout/Shell/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen', width: false },
  args: {
    path: '/views/index/index',
    children: (
      <AppPage>
        <PageBody>
          <p>
            <Said zh="四面山色，中间一湖。" en="Hills around, a lake between them." />
          </p>
          <p>
            <Said zh="得空就" en="When you have time, " />
            <a href="/pages/scenic-spot-home/scenic-spot-home">
              <Said zh="去看看" en="go and see" />
            </a>
            <Said zh="。" en="." />
          </p>
        </PageBody>
      </AppPage>
    ),
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop', isRotated: false } };

/** The top bar leads between the main pages; below 1024px the tab bar does. */
export const Desktop: Story = {
  decorators: [withSdk()],
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '营业执照' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /0600-8010000/ })).toHaveAttribute(
      'href',
      'tel:0600-8010000',
    );
    // Sign and number stand beside each other.
    const phone = canvas.getByRole('link', { name: /0600-8010000/ });
    const sign = phone.querySelector('svg')?.getBoundingClientRect();
    const link = phone.getBoundingClientRect();
    await expect(sign && sign.top + sign.height / 2).toBeCloseTo(link.top + link.height / 2, 0);
  },
};

export const Phone: Story = {
  decorators: [withSdk()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('四面山色，中间一湖。')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '营业执照' })).not.toBeInTheDocument();
  },
};

/** The first stop of the keyboard leads past the bars. */
export const SkipToContent: Story = {
  decorators: [withSdk()],
  globals: desktop,
  play: async ({ canvas }) => {
    const skip = await canvas.findByRole('button', { name: '跳到正文' });
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toContainElement(canvas.getByRole('main'));
  },
};

/** The language changes at once, and is named in itself. */
export const OtherLanguage: Story = {
  decorators: [withSdk()],
  globals: desktop,
  play: async ({ canvas }) => {
    const english = await canvas.findByRole('button', { name: 'English' });
    await expect(english).toHaveAttribute('lang', 'en');
    await userEvent.click(english);
    await expect(await canvas.findByRole('link', { name: 'Business licence' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('button', { name: '中文' }));
    await expect(await canvas.findByRole('link', { name: '营业执照' })).toBeVisible();
  },
};

const hosts = new Map<string, MemoryHost>();
function hostOf(story: string): MemoryHost {
  const host = createMemoryHost({ href: 'http://localhost/views/index/index' });
  hosts.set(story, host);
  return host;
}

/** The word that the network is gone comes and goes with it. */
export const Offline: Story = {
  decorators: [withSdk({ options: { host: hostOf('Offline') } })],
  play: async ({ canvas }) => {
    await canvas.findByText('四面山色，中间一湖。');
    const host = hosts.get('Offline');
    host?.setOnline(true);
    await waitFor(() => expect(canvas.queryByText(/网络未连接/)).not.toBeInTheDocument());
    host?.setOnline(false);
    await expect(await canvas.findByText('网络未连接，正在显示已保存的内容')).toBeVisible();
  },
};

/** A page kept from before says how old it is, until it gives way to a new one. */
export const KeptPage: Story = {
  decorators: [withSdk()],
  play: async ({ canvas }) => {
    await canvas.findByText('四面山色，中间一湖。');
    const { dataset } = document.documentElement;
    dataset.seenAt = String(Date.UTC(2026, 9, 1, 1, 30));
    await expect(await canvas.findByText(/以下内容更新于.*09:30/)).toBeVisible();
    delete dataset.seenAt;
    await waitFor(() => expect(canvas.queryByText(/以下内容更新于/)).not.toBeInTheDocument());
  },
};
export const InEnglish: Story = { decorators: [withSdk()], globals: { ...desktop, locale: 'en' } };
export const LargeText: Story = { decorators: [withSdk()], globals: { ...desktop, textSize: 'large' } };

const updating = (isDebug = false) => ({
  'config/update-config.json': JSON.stringify({
    isUpdate: !isDebug,
    updateImage: paintedPicture(1).sources[0]?.url ?? '',
    debugData: { isDebug },
  }),
});

/** While the app is being updated the operator's picture stands in place of every page. */
export const Updating: Story = {
  decorators: [withSdk({ files: updating() })],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '系统升级中，请稍后再来' }),
    ).toBeVisible();
    await expect(canvas.queryByText('四面山色，中间一湖。')).not.toBeInTheDocument();
  },
};
export const UpdatingInEnglish: Story = {
  decorators: [withSdk({ files: updating() })],
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We are updating, please come back soon')).toBeVisible();
  },
};

/** What was bought stays within reach. */
export const TicketsWhileUpdating: Story = {
  args: { path: '/packages/marketing/electronic-ticket/electronic-ticket' },
  decorators: [withSdk({ files: updating() })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('四面山色，中间一湖。')).toBeVisible();
    await expect(canvas.queryByText('系统升级中，请稍后再来')).not.toBeInTheDocument();
  },
};

/** Testers read what the app knows of itself and its last calls, and no token. */
export const Debug: Story = {
  decorators: [withSdk({ files: updating(true), member: true })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '调试' }));
    const panel = await canvas.findByRole('region', { name: '调试信息' });
    await expect(panel).toHaveTextContent('/cgateway/timestamp · 0 ·');
    await expect(panel).toHaveTextContent('深圳市 (default)');
    await expect(panel).not.toHaveTextContent('token-1');
    await userEvent.click(canvas.getByRole('button', { name: '调试' }));
    await expect(canvas.queryByRole('region', { name: '调试信息' })).not.toBeInTheDocument();
  },
};
export const DebugInEnglish: Story = {
  decorators: [withSdk({ files: updating(true) })],
  globals: { locale: 'en', textSize: 'large' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Debug' }));
    await expect(await canvas.findByRole('region', { name: 'Debug information' })).toBeVisible();
  },
};
