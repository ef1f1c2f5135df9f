import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { hotWordsIn } from '../../../stories/search-samples';
import { SearchHome } from './SearchHome';

const path = '/pages/search-home-page/search-home-page';
const hostOf = (words: readonly string[]) =>
  createMemoryHost({ href: `http://localhost${path}`, storage: { 'searches:': JSON.stringify(words) } });
const withHistory = (words: readonly string[]) =>
  withSdk({
    path,
    answers: { search: { suggest: [{ text: '云海', kind: null, id: null, matched: [[0, 2]] }] } },
    options: { host: hostOf(words) },
  });

const meta = {
  title: 'Features/Search/SearchHome',
  component: SearchHome,
  decorators: [withHistory(['温泉', '栖云岭 门票', '民宿'])],
  parameters: { layout: 'fullscreen', width: false },
  args: { hotWords: hotWordsIn('zh-Hans') },
} satisfies Meta<typeof SearchHome>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was searched for here goes word by word, or as a whole after a question. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const history = within(await canvas.findByRole('region', { name: '最近搜索' }));
    await waitFor(() => expect(history.getAllByRole('link')).toHaveLength(3));
    await userEvent.click(history.getByRole('button', { name: '删除“民宿”' }));
    await expect(history.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '温泉',
      '栖云岭 门票',
    ]);
    await userEvent.click(history.getByRole('button', { name: '清空' }));
    const question = await screen.findByRole('dialog', { name: '确认清空？' });
    await userEvent.click(within(question).getByRole('button', { name: '确认' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: '最近搜索' })).not.toBeInTheDocument());
    await expect(canvas.getByRole('region', { name: '大家在搜' })).toBeVisible();
  },
};
/** Suggestions take the place of what one begins with; an emptied field brings it back. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, '云');
    await expect(await canvas.findByRole('option')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '大家在搜' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(await canvas.findByRole('region', { name: '大家在搜' })).toBeVisible();
  },
};
/** Links, so that they lead on without a script. */
export const FirstVisit: Story = {
  decorators: [withHistory([])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '温泉' })).toHaveAttribute(
      'href',
      '/pages/search-middle-page/search-middle-page?keyword=%E6%B8%A9%E6%B3%89',
    );
  },
};
export const OneKind: Story = {
  args: { kind: 'hotel' },
  decorators: [withHistory([])],
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('link', { name: '民宿' })).getAttribute('href')).toMatch(
      /kind=hotel$/,
    );
  },
};
export const NothingKnown: Story = { args: { hotWords: [] }, decorators: [withHistory([])] };
export const NarrowInEnglish: Story = {
  args: { hotWords: hotWordsIn('en') },
  decorators: [withHistory(['qiyun', 'Chenglan station north square convention hotel with a long name'])],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
