import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HouseIcon, UserRoundIcon } from '../../icons';
import { paintedPicture } from '../../stories/painted-hills';
import { BreakdownList } from '../breakdown-list';
import { Button } from '../button';
import { Card } from '../card';
import { Cell, CellGroup } from '../cell';
import { DesktopLayout } from '../desktop-layout';
import { NavBar } from '../nav-bar';
import { Picture } from '../picture';
import { Price } from '../price';
import { Stack } from '../stack';
import { TabBar } from '../tab-bar';
import { PageLayout } from './PageLayout';

const pages = [
  { href: '/views/index/index', label: '首页', icon: <HouseIcon /> },
  { href: '/views/user-center/index', label: '我的', icon: <UserRoundIcon /> },
];

function Sample({ withLead = false, withTabs = false }: { withLead?: boolean; withTabs?: boolean }) {
  return (
    <DesktopLayout
      brand="云游青崖"
      homeHref="/views/index/index"
      items={pages}
      value="/views/index/index"
      actions={<Button size="small">登录</Button>}
      footer="云游青崖景区 · 服务热线 400 000 0000"
    >
      <PageLayout
        navBar={<NavBar title="青崖云海" onBack={() => undefined} />}
        lead={
          withLead && (
            <CellGroup title="其他景点">
              <Cell title="松涛栈道" href="/a" />
              <Cell title="镜湖夜泊" href="/b" />
            </CellGroup>
          )
        }
        aside={
          <Stack inset>
            <Card title="费用明细">
              <BreakdownList
                items={[{ key: 'a', label: '成人票', quantity: 2, amountFen: 33_600 }]}
                totalFen={33_600}
              />
            </Card>
          </Stack>
        }
        actionBar={
          <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 }}>
            <Price fen={33_600} size="large" />
            <Button size="large">立即预订</Button>
          </div>
        }
        tabBar={withTabs && <TabBar items={pages} value="/views/index/index" />}
      >
        <Picture
          picture={paintedPicture(5)}
          sizes={`(min-width: 1024px) ${withLead ? 576 : 808}px, min(100vw, 480px)`}
        />
        <Stack inset>
          <Card title="景点介绍">
            {'云海在每年十月到次年三月最盛，日出前后半小时是最好的观景时间。'.repeat(6)}
          </Card>
          <Card title="开放时间">每日 08:00–17:30</Card>
        </Stack>
      </PageLayout>
    </DesktopLayout>
  );
}

const meta = {
  title: 'Layout/PageLayout',
  component: Sample,
  parameters: { layout: 'fullscreen', width: false, docs: { story: { inline: false, height: 640 } } },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button stays at the lower edge while the page scrolls; no top bar. */
export const Phone: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '立即预订' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.queryByRole('button', { name: '登录' })).not.toBeInTheDocument();
  },
};
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

/** Upright tablets keep one column of 480px. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().width).toBe(480);
  },
};

/** A top bar in place of the tab bar, and what belongs to the page beside it. */
export const Desktop: Story = {
  args: { withTabs: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    const picture = canvas.getByRole('img').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: '立即预订' }).getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(picture.right);
    await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** The page's title scrolls away under the top bar. */
export const DesktopScrolled: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    window.scrollTo({ top: title.getBoundingClientRect().top - 24, behavior: 'instant' });
    const { left, top } = title.getBoundingClientRect();
    await expect(top).toBeLessThan(72);
    await expect(title.contains(document.elementFromPoint(left + 4, top + 8))).toBe(false);
  },
};

/** The footer waits below the window while a page has little to show yet, so that nothing jumps when the rest arrives. */
export const DesktopWhileLoading: Story = {
  render: () => (
    <DesktopLayout brand="云游青崖" homeHref="/views/index/index" items={pages} footer="云游青崖景区">
      <PageLayout navBar={<NavBar title="青崖云海" />}>…</PageLayout>
    </DesktopLayout>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(footer.top)).toBe(window.innerHeight);
  },
};
export const DesktopWithThreeColumns: Story = {
  args: { withLead: true },
  globals: { viewport: { value: 'desktop' } },
};
/** What is open of a list stands beside it; on a phone it is nowhere. */
const withDetail = () => (
  <PageLayout
    navBar={<NavBar title="我的订单" />}
    detail={
      <Card title="打开的订单" extra={<Button size="small">再次预订</Button>}>
        {'云海在每年十月到次年三月最盛。'.repeat(80)}
      </Card>
    }
  >
    <Stack inset>
      {[1, 2, 3].map((place) => (
        <Card key={place} title={`订单${place}`}>
          待消费
        </Card>
      ))}
    </Stack>
  </PageLayout>
);
export const DesktopWithDetail: Story = {
  render: withDetail,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: '订单1' }).getBoundingClientRect();
    const open = canvas.getByRole('region', { name: '打开的订单' }).getBoundingClientRect();
    await expect(open.left).toBeGreaterThan(list.right);
    await expect(open.top).toBeLessThan(list.bottom);
  },
};
export const DetailOnAPhone: Story = {
  render: withDetail,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('打开的订单')).not.toBeVisible();
  },
};
export const LargeText: Story = { args: { withTabs: true }, globals: { textSize: 'large' } };
