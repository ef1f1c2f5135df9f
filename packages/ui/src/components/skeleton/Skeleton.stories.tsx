import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Skeleton } from './Skeleton';
import { SkeletonText } from './SkeletonText';

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { height: 120 } };

export const Text: Story = { render: () => <SkeletonText lines={4} /> };

export const InTheShapeOfACard: Story = {
  render: () => (
    <Card aria-busy="true" aria-label="加载中">
      <div style={{ display: 'flex', gap: 12 }}>
        <Skeleton width={96} height={96} style={{ flex: 'none' }} />
        <div style={{ flex: 1 }}>
          <Skeleton shape="text" width="70%" />
          <SkeletonText lines={2} />
        </div>
      </div>
    </Card>
  ),
};
export const Wide: Story = {
  ...Default,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
