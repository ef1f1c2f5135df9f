import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale, SearchPage } from '@yunyou/contract';
import { createMemoryHost } from '@yunyou/host/memory';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cityInfo } from '../../../stories/market-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { census, foundPage, hotWordsIn, recordsIn } from '../../../stories/search-samples';
import { choiceOf } from './result-query';
import { SearchResults, type SearchResultsProps } from './SearchResults';

const choice = (text: Partial<Parameters<typeof choiceOf>[0]> = {}) =>
  choiceOf({ keyword: '温泉', kind: '', cityName: '', sort: '', literal: '', ...text });

/** Keeps the choice as the page's address would. */
function Page(props: SearchResultsProps) {
  const [present, setPresent] = useState(props.choice);
  return (
    <SearchResults
      {...props}
      choice={present}
      onChoiceChange={(next) => {
        props.onChoiceChange(next);
        setPresent(next);
      }}
    />
  );
}

type Index = NonNullable<Answers['search']>['index'];
const path = '/pages/search-middle-page/search-middle-page?keyword=a';
const withAnswers = (index: Index, locale: Locale = 'zh-Hans') =>
  withSdk({
    path,
    answers: { search: { index, census, suggest: [], hotWords: hotWordsIn(locale) }, home: { cityInfo } },
  });

const records = recordsIn('zh-Hans');
const byKind: Index = ({ kind }) => foundPage(records.filter((record) => !kind || record.kind === kind));

const meta = {
  title: 'Features/Search/SearchResults',
  component: SearchResults,
  render: (args) => <Page {...args} />,
  decorators: [withAnswers(byKind)],
  parameters: { layout: 'fullscreen', width: false },
  args: { choice: choice(), onChoiceChange: fn(), hotWords: hotWordsIn('zh-Hans') },
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All kinds mixed, or one of them; tabs tell how many there are, and kinds without any have none. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(records.length));
    await expect(await canvas.findByRole('tab', { name: '全部 1,000+' })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: /服务/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('共1,000+条结果')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: '酒店 1' }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'hotel' }));
    await waitFor(() => expect(canvas.queryByText('温泉浴盐礼盒')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('link', { name: /按日期查看酒店/ })).toHaveAttribute(
      'href',
      '/pages/search-hotel/search-hotel?keyword=%E6%B8%A9%E6%B3%89',
    );
  },
};

/** The next page drops what is shown already: things move while a person reads. */
export const NextPage: Story = {
  decorators: [
    withAnswers(({ next }) =>
      next ? foundPage(records.slice(2, 5)) : foundPage(records.slice(0, 3), { next: 'two', total: 5 }),
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('没有更多了')).toBeVisible());
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(names).toHaveLength(5);
    await expect(new Set(names).size).toBe(5);
  },
};

/** A word that looks mistyped: what was searched in its place, and the way to what was typed. */
export const Corrected: Story = {
  args: { choice: choice({ keyword: '温全' }) },
  decorators: [
    withAnswers(({ literal }) =>
      literal ? foundPage([]) : foundPage(records.slice(0, 2), { corrected: '温泉' }),
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/已为你搜索“温泉”/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '仍搜索“温全”' }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith(expect.objectContaining({ literal: true }));
    await expect(await canvas.findByText('没有找到“温全”')).toBeVisible();
  },
};

/** Ways on: shorter words, what others search for. */
export const NothingFound: Story = {
  args: { choice: choice({ keyword: '云顶天池' }) },
  decorators: [withAnswers(foundPage([]))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到“云顶天池”')).toBeVisible();
    const shorter = within(canvas.getByRole('region', { name: '换个短一点的词' }));
    await expect(shorter.getAllByRole('link').map((link) => link.textContent)).toEqual(['云顶', '天池']);
    await expect(canvas.getByRole('region', { name: '大家在搜' })).toBeVisible();
  },
};

/** Nothing in the chosen city, but elsewhere. */
export const Elsewhere: Story = {
  args: { choice: choice({ cityName: '澄岚市' }) },
  decorators: [
    withAnswers(({ cityName }) =>
      cityName === '澄岚市'
        ? foundPage([], { elsewhere: [{ cityName: '望汐市', count: 3 }] })
        : foundPage(records.slice(0, 1)),
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('澄岚市没有“温泉”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '望汐市 3' }));
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ cityName: '望汐市' }),
    );
    await expect(await canvas.findByRole('link', { name: /云汤温泉谷/ })).toBeVisible();
  },
};

/** The city of a search is chosen in a sheet of its own. */
export const CityFilter: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部城市' }));
    const sheet = within(await screen.findByRole('dialog', { name: '在哪个城市找' }));
    await userEvent.click((await sheet.findAllByRole('button', { name: '望汐市' }))[0] as HTMLElement);
    await expect(args.onChoiceChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ cityName: '望汐市' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: '望汐市' })).toBeVisible();
  },
};

const asked = fn((_request: unknown): SearchPage => foundPage(records.slice(0, 2)));
/** The nearest first asks the device, and what goes out is rounded. */
export const Nearest: Story = {
  decorators: [
    withSdk({
      path,
      answers: { search: { index: (request) => asked(request), census } },
      options: {
        host: createMemoryHost({
          href: `http://localhost${path}`,
          position: { latitude: 22.541234, longitude: 114.055678, datum: 'gcj02' },
        }),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '排序' }), 'distance');
    await waitFor(() =>
      expect(asked.mock.lastCall?.[0]).toMatchObject({ sort: 'distance', lat: '22.541', lng: '114.056' }),
    );
  },
};
/** The device does not tell: the order stays, and the person is told. */
export const NotLocated: Story = {
  play: async ({ canvas }) => {
    const sort = await canvas.findByRole<HTMLSelectElement>('combobox', { name: '排序' });
    await userEvent.selectOptions(sort, 'distance');
    await expect(await screen.findByText('没有拿到位置，请允许定位后再试')).toBeVisible();
    await expect(sort.value).toBe('relevance');
  },
};

/** An address asks for the nearest first and no position is known: the order that is shown is the one there is. */
export const NearestOfNowhere: Story = {
  args: { choice: choice({ sort: 'distance' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: '排序' })).toHaveValue('relevance');
  },
};

let answers = 0;
/** A failed search is an empty page that says how to go on; no toast. */
export const Failed: Story = {
  decorators: [
    withAnswers(() => {
      answers += 1;
      return answers % 2 === 1 ? refused(500) : foundPage(records.slice(0, 2));
    }),
  ],
  beforeEach: () => {
    answers = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('搜索没有完成')).toBeVisible();
    await expect(canvas.queryByText(/没有找到/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '加载不出来，点此重试' }));
    await expect(await canvas.findAllByRole('link', { name: /云汤温泉谷/ })).toHaveLength(2);
  },
};
export const NoNetwork: Story = {
  decorators: [withAnswers(unreachable)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '加载不出来，点此重试' })).toBeVisible();
  },
};
export const Loading: Story = { decorators: [withAnswers(pending)] };
export const WithoutAWord: Story = {
  args: { choice: choice({ keyword: '' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('想找什么？')).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  args: { choice: choice({ keyword: 'hot spring' }), hotWords: hotWordsIn('en') },
  decorators: [withAnswers(foundPage(recordsIn('en')), 'en')],
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { globals: { viewport: { value: 'desktop' } } };
