import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../components/button';
import { Empty } from '../components/state';
import { Said } from '../stories/said';
import { withSdk } from '../stories/sdk-fixture';
import { AppPage } from './AppPage';
import { PageBody } from './PageBody';
import { PagePane, type PagePaneProps } from './PagePane';

/** A page as it stands in the pane: with what belongs to it, and its buttons at the lower edge. */
function Shown({ id }: { id: string }) {
  return (
    <AppPage
      aside={<Said zh="属于它的内容。" en="What belongs to it." />}
      bottomBar={<Button>去支付</Button>}
    >
      <PageBody>
        <p>{id}</p>
        <Said zh="打开的内容。" en="What is open." />
      </PageBody>
    </AppPage>
  );
}
const block = { default: Shown, areas: [] };

function Page(props: PagePaneProps<{ id: string }>) {
  const [id, setId] = useState(props.openId);
  return (
    <AppPage detail={<PagePane {...props} openId={id} props={{ id }} />}>
      <PageBody>
        {['A-1', 'A-2'].map((name) => (
          <Button key={name} variant="outline" onClick={() => setId(name)}>
            {name}
          </Button>
        ))}
      </PageBody>
    </AppPage>
  );
}

const meta: Meta<typeof Page> = {
  title: 'Layout/Shell/PagePane',
  component: Page,
  parameters: { layout: 'fullscreen', width: false },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: [withSdk({ path: '/packages/order/order-list/order-list' })],
  args: {
    label: '打开的内容',
    openId: '',
    load: async () => block,
    props: { id: '' },
    children: <Empty title="选择一个" />,
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** The bars of a page of its own are not there twice; its buttons are. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'A-2' }));
    const pane = canvas.getByRole('region', { name: '打开的内容' });
    await expect(await canvas.findByRole('button', { name: '去支付' })).toBeVisible();
    await expect(pane).toHaveFocus();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '去支付' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'A-2' })).toHaveFocus();
  },
};

let tries = 0;
/** Its code could not be had: it is asked for once more. */
export const Failed: Story = {
  args: {
    openId: 'A-1',
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('No network');
      return block;
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('button', { name: '去支付' })).toBeVisible();
  },
};
export const OnAPhone: Story = {
  args: { openId: 'A-1', load: () => Promise.reject(new Error('Nobody asked for it')) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'A-1' })).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
export const LargeText: Story = { args: { openId: 'A-1' }, globals: { textSize: 'large' } };
