import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button';
import { KeywordBar } from './KeywordBar';
import { SearchBar } from './SearchBar';
import { SearchLink } from './SearchLink';

const meta = {
  title: 'Inputs/SearchBar',
  component: SearchBar,
  args: { onSearch: fn(), placeholder: '搜索景点、门票' },
} satisfies Meta<typeof SearchBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索景点、门票' }), ' 云海 {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('云海');
  },
};
export const Filled: Story = {
  args: { defaultValue: '青崖' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
    await expect(args.onSearch).toHaveBeenCalledWith('青崖');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await userEvent.type(canvas.getByRole('searchbox'), '栈道');
  },
};

/** Nothing is taken beyond 100 characters. */
export const TooLong: Story = {
  args: { defaultValue: '山'.repeat(100) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>('searchbox');
    await userEvent.type(box, '水');
    await expect(box.value).toHaveLength(100);
  },
};
const onKeyword = fn();
/** The word of a page's address: the field follows it, and emptied searches without one. */
export const OfAnAddress: Story = {
  render: function Page() {
    const [keyword, setKeyword] = useState('青崖');
    return (
      <>
        <KeywordBar
          keyword={keyword}
          onSearch={(next) => {
            setKeyword(next);
            onKeyword(next);
          }}
        />
        <Button onClick={() => setKeyword('云海')}>后退</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '后退' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('云海');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(onKeyword).toHaveBeenCalledWith('');
  },
};
export const AsALink: Story = {
  render: () => (
    <SearchLink href="/pages/scenic-spot-home/scenic-spot-home">搜索景点、门票、酒店与附近好去处</SearchLink>
  ),
};
export const English: Story = { args: { placeholder: undefined }, globals: { locale: 'en' } };
export const NarrowWithLongText: Story = {
  args: { placeholder: '搜索景点、门票、酒店、特产和附近的活动' },
  globals: { viewport: { value: 'small' } },
};
export const NarrowInEnglish: Story = {
  args: { placeholder: 'Search spots, tickets, hotels and what is on nearby' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
