import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SearchSuggestion } from '@yunyou/contract';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { unreachable, withSdk } from '../../../stories/sdk-fixture';
import { SearchField } from './SearchField';

const asked = fn();
const suggestions: SearchSuggestion[] = [
  { text: '温泉', kind: null, id: null, matched: [[0, 1]] },
  { text: '云汤温泉谷', kind: 'spot', id: 'spot-7', matched: [[2, 3]] },
  { text: '温泉浴盐礼盒', kind: 'goods', id: 'goods-1', matched: [[0, 1]] },
];
const suggest = ({ keyword }: { keyword: string }) => {
  asked(keyword);
  return suggestions;
};

const meta = {
  title: 'Features/Search/SearchField',
  component: SearchField,
  decorators: [withSdk({ answers: { search: { suggest } } })],
  beforeEach: () => void asked.mockClear(),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const fieldOf = (canvas: Canvas) =>
  canvas.findByRole<HTMLInputElement>('combobox', { name: '搜索景区、酒店、门票' });

/** One request for a pause in typing; keys reach the suggestions while the focus stays in the field. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = await fieldOf(canvas);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(field);
    for (const value of ['w', 'we', 'wen']) fireEvent.input(field, { target: { value } });
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await expect(asked.mock.calls).toEqual([['wen']]);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: /云汤温泉谷/, selected: true });
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('温泉浴盐礼盒');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await expect(field).toHaveValue('wen');
  },
};

/** Letters of an input method at work ask for nothing; the characters they become do. */
export const InputMethod: Story = {
  play: async ({ canvas }) => {
    const field = await fieldOf(canvas);
    field.focus();
    fireEvent.compositionStart(field);
    for (const value of ['w', 'we', 'wen']) fireEvent.input(field, { target: { value }, isComposing: true });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(asked).not.toHaveBeenCalled();
    fireEvent.input(field, { target: { value: '温' } });
    fireEvent.compositionEnd(field);
    await canvas.findAllByRole('option');
    await expect(asked.mock.calls).toEqual([['温']]);
  },
};

/** An empty field searches the word that is proposed. */
export const Proposal: Story = {
  args: {
    proposal: '云海',
    hrefOf: fn((word: string) => `/pages/search-middle-page/search-middle-page?keyword=${word}`),
  },
  play: async ({ canvas, args }) => {
    const field = await fieldOf(canvas);
    await expect(field).toHaveAttribute('placeholder', '云海');
    await userEvent.type(field, '{Enter}');
    await expect(args.hrefOf).toHaveBeenCalledWith('云海');
  },
};
/** Without a script it is a form. */
export const AsAForm: Story = {
  args: { keyword: '栖云 门票' },
  play: async ({ canvas }) => {
    const field = await fieldOf(canvas);
    await expect(field).toHaveValue('栖云 门票');
    await expect(field.form).toHaveAttribute('action', '/pages/search-middle-page/search-middle-page');
    await expect(field).toHaveAttribute('name', 'keyword');
  },
};
/** Under a desktop's top bar, over what is below; it goes when the field is left. */
export const Hanging: Story = {
  args: { hanging: true },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const field = await fieldOf(canvas);
    await userEvent.type(field, '温');
    await canvas.findAllByRole('option');
    field.blur();
    await waitFor(() => expect(canvas.queryAllByRole('option')).toHaveLength(0));
  },
};
/** Suggestions are silent. */
export const NoNetwork: Story = {
  decorators: [withSdk({ answers: { search: { suggest: unreachable } } })],
  play: async ({ canvas }) => {
    await userEvent.type(await fieldOf(canvas), '温');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
  },
};
export const NarrowInEnglish: Story = {
  decorators: [
    withSdk({
      answers: {
        search: {
          suggest: [
            {
              text: 'Cloudspring Valley Hot Spring and Forest Pools',
              kind: 'spot',
              id: 's',
              matched: [[0, 5]],
            },
          ],
        },
      },
    }),
  ],
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'cloud');
    await expect(await canvas.findByRole('option')).toBeVisible();
  },
};
export const LargeText: Story = {
  globals: { textSize: 'large' },
  play: async ({ canvas }) => {
    await userEvent.type(await fieldOf(canvas), '温');
    await canvas.findAllByRole('option');
  },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
