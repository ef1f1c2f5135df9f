import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../components/button';
import { refused, withSdk } from '../stories/sdk-fixture';
import { useSdk } from './sdk-context';

/** Whatever a page asks the server for. */
function AsksTheServer() {
  const sdk = useSdk();
  return <Button onClick={() => void sdk.layout.cities().catch(() => undefined)}>查询</Button>;
}

const meta = {
  title: 'Layout/Shell/AppProviders',
  render: () => <AsksTheServer />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** What went wrong is said in the server's own words. */
export const FailureWithWords: Story = {
  decorators: [withSdk({ answers: { home: { cityInfo: refused(422, '活动已结束') } } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查询' }));
    await expect(await canvas.findByText('活动已结束')).toBeVisible();
  },
};

/** A gateway that stands in for the server has no words: the app has, and no empty message is shown. */
export const FailureWithoutWords: Story = {
  decorators: [withSdk({ answers: { home: { cityInfo: refused(502) } } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查询' }));
    await expect(await canvas.findByText('操作未完成，请稍后重试')).toBeVisible();
  },
};
