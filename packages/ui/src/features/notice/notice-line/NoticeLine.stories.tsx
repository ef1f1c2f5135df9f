import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { homePage } from '../../../stories/samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { NoticeLine } from './NoticeLine';

const meta = {
  title: 'Features/Notice/NoticeLine',
  component: NoticeLine,
  decorators: [withSdk()],
  args: { notice: homePage.notice, hrefOf: (id) => `/pages/notice/notice?id=${id}` },
} satisfies Meta<typeof NoticeLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InEnglish: Story = { globals: { locale: 'en' } };
export const None: Story = {
  args: { notice: null },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
