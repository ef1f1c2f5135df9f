import type { Meta, StoryObj } from '@storybook/react-vite';
import { notices } from '../../../stories/samples';
import { withSdk } from '../../../stories/sdk-fixture';
import { NoticeArticle } from './NoticeArticle';
import { NoticeList } from './NoticeList';

const meta = {
  title: 'Features/Notice/NoticeList',
  component: NoticeList,
  decorators: [withSdk()],
  args: { notices, hrefOf: (id) => `/pages/notice/notice?id=${id}` },
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InEnglish: Story = { globals: { locale: 'en' } };
export const Nothing: Story = { args: { notices: [] } };
export const OneNotice: Story = {
  render: () => (
    <>
      {notices.slice(0, 1).map((notice) => (
        <NoticeArticle key={notice.id} notice={notice} />
      ))}
    </>
  ),
};
export const NarrowInEnglish: Story = { globals: { locale: 'en', viewport: { value: 'small' } } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
