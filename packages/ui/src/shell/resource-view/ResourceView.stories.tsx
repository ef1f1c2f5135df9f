import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CardGrid, MediaCard, MediaCardPending } from '../../components/media-card';
import { Empty } from '../../components/state';
import { failed, loaded, offline, stillLoading } from '../../stories/resources';
import { spots, spotsIn } from '../../stories/spot-samples';
import { ResourceView } from './ResourceView';

const two = spots.slice(0, 2);

const meta = {
  title: 'Layout/Shell/ResourceView',
  component: ResourceView<typeof two>,
  args: {
    resource: loaded(two),
    pending: (
      <CardGrid>
        <MediaCardPending />
        <MediaCardPending />
      </CardGrid>
    ),
    empty: <Empty />,
    children: (found) => (
      <CardGrid>
        {found.map((spot) => (
          <MediaCard key={spot.id} picture={spot.thumb} title={spot.name} subtitle={spot.subtitle} />
        ))}
      </CardGrid>
    ),
  },
} satisfies Meta<typeof ResourceView<typeof two>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Loading: Story = {
  args: { resource: stillLoading },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  },
};
export const NothingThere: Story = {
  args: { resource: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible();
  },
};
/** One button, and it tries again. */
export const Failed: Story = {
  args: { resource: failed },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(failed.reload).toHaveBeenCalled();
  },
};
export const NoNetwork: Story = {
  args: { resource: offline },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('网络未连接')).toBeVisible();
  },
};
/** What is there stays there when a newer answer could not come. */
export const FailedLater: Story = {
  args: { resource: { ...failed, value: two } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const FailedInEnglish: Story = { args: { resource: failed }, globals: { locale: 'en' } };
export const NarrowInEnglish: Story = {
  args: { resource: loaded(spotsIn('en').slice(0, 2)) },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
