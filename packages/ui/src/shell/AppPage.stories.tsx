import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../components/button';
import { Said } from '../stories/said';
import { withSdk } from '../stories/sdk-fixture';
import { AppPage } from './AppPage';
import { NewPageContext } from './LowerPart';
import { PageBody } from './PageBody';
import { useAppConfig } from './sdk-context';

function MeasuredHeight() {
  const { navHeight } = useAppConfig();
  return <p data-testid="height">{navHeight}</p>;
}

const meta = {
  title: 'Layout/Shell/AppPage',
  component: AppPage,
  parameters: { layout: 'fullscreen', width: false },
  args: {
    children: (
      <PageBody>
        <Said zh="此处是页面的内容。" en="Here is what the page is about." />
      </PageBody>
    ),
  },
} satisfies Meta<typeof AppPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A main page: its title from the route table, the tab bar, and no way back. */
export const MainPage: Story = {
  decorators: [withSdk({ path: '/views/user-center/index' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('navigation', { name: '主导航' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '返回' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('个人中心 · 云游'));
  },
};

/** How high the bar is drawn is known to what stays below it, and to the configuration. */
// conformance: NAV-01
export const NavHeight: Story = {
  decorators: [withSdk()],
  args: { children: <MeasuredHeight /> },
  globals: { textSize: 'large' },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('banner');
    await waitFor(() => expect(canvas.getByTestId('height')).toHaveTextContent(String(bar.offsetHeight)));
    await expect(bar.offsetHeight).toBeGreaterThanOrEqual(60);
    await expect(document.documentElement.style.getPropertyValue('--yy-nav-measured')).toBe(
      `${bar.offsetHeight}px`,
    );
  },
};

/** Any other page: back, home, and no tab bar. */
export const InnerPage: Story = {
  decorators: [withSdk({ path: '/packages/order/order-list/order-list' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '返回' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '首页' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** A title of its own, in the bar and on the window. */
export const OwnTitle: Story = {
  decorators: [withSdk({ path: '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1' })],
  args: { title: '栖云岭' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '栖云岭' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('栖云岭 · 云游'));
  },
};

export const WithBarAndAside: Story = {
  decorators: [withSdk({ path: '/packages/order/order-details/order-details?id=order-1' })],
  args: { aside: '价格明细', bottomBar: <Button block>去支付</Button> },
};
export const WithBarAndAsideOnADesktop: Story = {
  ...WithBarAndAside,
  globals: { viewport: { value: 'desktop', isRotated: false } },
};
/** Tells whether what stands beside the page was there when its button first was. */
function SeenWithAside() {
  const [together, setTogether] = useState<boolean>();
  useLayoutEffect(() => setTogether(document.body.textContent.includes('价格明细')), []);
  return <Button block>{together ? '一起出现' : '先后出现'}</Button>;
}
/** Gone on to: on a desktop the button stands under it, and is not pushed down. */
export const GoneOnToOnADesktop: Story = {
  ...WithBarAndAside,
  args: { aside: '价格明细', bottomBar: <SeenWithAside /> },
  render: (args) => (
    <NewPageContext value={() => true}>
      <AppPage {...args} />
    </NewPageContext>
  ),
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '一起出现' })).toBeVisible();
  },
};
/** On a phone it is below the first screen, and comes when that is painted. */
export const GoneOnTo: Story = {
  ...GoneOnToOnADesktop,
  globals: {},
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('价格明细')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '先后出现' })).toBeVisible();
  },
};
export const LongTitleNarrow: Story = {
  decorators: [withSdk({ path: '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1' })],
  args: { title: 'Qiyun Ridge Cloud-sea Observation Deck and Ancient Pine Forest Park' },
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
};
export const LargeText: Story = { ...WithBarAndAside, globals: { textSize: 'large' } };
