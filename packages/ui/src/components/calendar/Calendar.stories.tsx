import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { priceDays } from '../../stories/price-days';
import { Calendar } from './Calendar';
import { CalendarPending } from './CalendarPending';

const today = '2026-09-18';

const meta = {
  title: 'Inputs/Calendar',
  component: Calendar,
  args: { label: '使用日期', days: priceDays(today, 90), today, onValueChange: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three months from the present one on; a tap takes a day. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('grid')).toHaveLength(3);
    await expect(canvas.getByText('国庆节 1–3日')).toBeInTheDocument();
    const day = canvas.getByRole('button', { name: '2026年10月1日周四，国庆节，¥268' });
    await userEvent.click(day);
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-10-01');
    await expect(day.closest('td')).toHaveAttribute('aria-selected', 'true');
  },
};

/** The last days of a month: what is reserved for it out of view is as high as it is in view. */
export const LastDaysOfAMonth: Story = {
  args: { today: '2026-11-29', days: priceDays('2026-11-29', 60) },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('grid').map((grid) => {
      const month = grid.closest('section');
      if (!month) throw new Error('A grid stands in its month.');
      const heightWhen = (visibility: string) => {
        month.style.contentVisibility = visibility;
        return month.getBoundingClientRect().height;
      };
      return Math.abs(heightWhen('visible') - heightWhen('hidden'));
    });
    await expect(Math.max(...heights)).toBeLessThan(4);
  },
};

/** Sold-out and closed days say so in words, and look different from each other. */
export const DaysThatCannotBeChosen: Story = {
  play: async ({ canvas, args }) => {
    const [soldOut] = canvas.getAllByRole('button', { name: /售罄$/ });
    const [closed] = canvas.getAllByRole('button', { name: /闭园$/ });
    if (!soldOut || !closed) throw new Error('The sample has no such days.');
    await expect(getComputedStyle(soldOut).backgroundImage).not.toBe(
      getComputedStyle(closed).backgroundImage,
    );
    await userEvent.click(soldOut);
    await userEvent.click(closed);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Arrow keys, Home, End and the page keys of a date grid; one stop in the tab order. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const focused = () => document.activeElement?.getAttribute('data-day');
    await userEvent.tab();
    await expect(focused()).toBe('2026-09-19');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(focused()).toBe('2026-09-27');
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('2026-10-03');
    await userEvent.keyboard('{Home}{PageDown}');
    await expect(focused()).toBe('2026-10-27');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-10-27');
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
    await expect(focused()).toBe('2026-09-13');
    await expect(canvasElement.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  },
};

export const Chosen: Story = { args: { defaultValue: '2026-09-24' } };
/** Everything visible around a day's number is a whole word; what has no room is said above the days. */
async function expectWholeWords(canvasElement: HTMLElement) {
  const range = document.createRange();
  for (const place of canvasElement.querySelectorAll('[data-day] > [aria-hidden]')) {
    if (!place.firstChild) continue;
    range.selectNodeContents(place);
    const box = place.getBoundingClientRect();
    const words = range.getBoundingClientRect();
    const hidden = (words.top + words.bottom) / 2 > box.bottom;
    const whole = words.left >= box.left - 0.5 && words.right <= box.right + 0.5;
    await expect(hidden || whole, `“${place.textContent}”`).toBe(true);
  }
}

export const English: Story = {
  args: { label: 'Day of the visit', defaultValue: '2026-10-03' },
  globals: { locale: 'en' },
  play: ({ canvasElement }) => expectWholeWords(canvasElement),
};
export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const LargeText: Story = {
  globals: { textSize: 'large' },
  play: async ({ canvas, canvasElement }) => {
    await expectWholeWords(canvasElement);
    await expect(canvas.getByText('国庆节 1–3日')).toBeVisible();
  },
};

/** Half a word says nothing: “Sold out” and “National Day” stand above the days where a seventh of the width is too little. */
export const LargeTextInEnglish: Story = {
  args: { label: 'Day of the visit' },
  globals: { textSize: 'large', locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await expectWholeWords(canvasElement);
    await expect(canvas.getByText('National Day 1–3')).toBeVisible();
    const legend = canvasElement.querySelector('p[aria-hidden]');
    await expect(legend).toBeVisible();
    await expect(legend).toHaveTextContent('8Sold out8Closed');
  },
};
export const NothingKnownYet: Story = { args: { days: [], months: 1 } };

/** A year: choosing another day touches the two weeks concerned and no other. */
export const AYear: Story = {
  args: { days: priceDays('2026-09-18', 365), months: 13, defaultValue: '2026-09-24' },
  play: async ({ canvasElement }) => {
    const touched = new Set<Element>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const row = target instanceof Element ? target.closest('tr') : null;
        if (row) touched.add(row);
      }
    });
    const other = canvasElement.querySelector<HTMLElement>('[data-day="2026-10-12"]');
    if (!other) throw new Error('The sample has no such day.');
    // What comes into view with it has its days by then.
    other.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(canvasElement.querySelector('[data-day="2026-11-30"]')).toBeInTheDocument());
    observer.observe(canvasElement, {
      attributes: true,
      childList: true,
      characterData: true,
      subtree: true,
    });
    await userEvent.click(other);
    await expect(other).toHaveAttribute('data-chosen');
    observer.disconnect();
    await expect(touched.size).toBe(2);
  },
};

/** So many days with prices, each of which counts that its price was looked at. */
function countedDays(count: number) {
  const looked = new Set<string>();
  const days = priceDays(today, count).map((entry) => ({
    ...entry,
    get priceFen() {
      looked.add(entry.day);
      return entry.priceFen;
    },
  }));
  return { days, looked };
}
const counted = { month: countedDays(30), year: countedDays(365) };

/** What a calendar makes when it opens is what is in view: no more for a year of prices, nor for thirteen months. */
export const OpensAsFastWithAYear: Story = {
  render: ({ label }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[
        { name: 'month', months: 3 },
        { name: 'year', months: 3 },
        { name: 'year', months: 13 },
      ].map(({ name, months }) => (
        <div
          key={`${name} ${months}`}
          data-testid={`${name} ${months}`}
          style={{ height: 240, overflow: 'auto' }}
        >
          <Calendar
            label={`${label} ${name} ${months}`}
            days={name === 'month' ? counted.month.days : counted.year.days}
            today={today}
            months={months}
          />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const elementsOf = (name: string, of = '*') => canvas.getByTestId(name).querySelectorAll(of).length;
    // Two months: that of today without the weeks that are over, and the next.
    await expect(elementsOf('month 3', '[data-day]')).toBe(18 + 31);
    await expect(elementsOf('year 3', '[data-day]')).toBe(18 + 31);
    await expect(elementsOf('year 13', '[data-day]')).toBe(18 + 31);
    await expect(elementsOf('year 3', 'button > *') - elementsOf('month 3', 'button > *')).toBeLessThan(5);
    await expect(Math.max(...[...counted.year.looked].map((day) => Number(day.slice(5, 7))))).toBe(10);
    await expect(counted.year.looked.size).toBeLessThanOrEqual(13 + 31);

    // Whoever scrolls on finds the days; whoever goes by key too, however far.
    const year = canvas.getByTestId('year 13');
    year.scrollTop = year.scrollHeight;
    await waitFor(() => expect(year.querySelector('[data-day="2027-09-18"]')).toBeInTheDocument());
    const short = canvas.getByTestId('year 3');
    short.querySelector<HTMLElement>('[data-day="2026-10-12"]')?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(document.activeElement).toHaveAttribute('data-day', '2026-11-12');
  },
};
/** Days that note in which months something was looked up. */
function watchedDays(count: number) {
  const months = new Set<string>();
  const days = priceDays(today, count).map((entry) => ({
    ...entry,
    get holiday() {
      months.add(entry.day.slice(0, 7));
      return entry.holiday;
    },
  }));
  return { days, months };
}
const watched = watchedDays(365);

/** By key from month to month: the one that is left and the one that is entered are rendered again, and no other. */
export const TurnsOneMonth: Story = {
  args: { days: watched.days, months: 13, defaultValue: '2026-09-24' },
  play: async ({ canvasElement }) => {
    const dayOf = (day: string) => canvasElement.querySelector<HTMLElement>(`[data-day="${day}"]`);
    dayOf('2026-09-24')?.focus();
    // What comes into view with the first two months has its days by then.
    await waitFor(() => expect(dayOf('2026-11-30')).toBeInTheDocument());
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = canvasElement.querySelectorAll('*').length;
    watched.months.clear();
    await userEvent.keyboard('{PageDown}');
    await expect(dayOf('2026-10-24')).toHaveFocus();
    // November and December come into view with it; of the nine beyond nothing is looked up.
    await expect([...watched.months]).toEqual(expect.arrayContaining(['2026-09', '2026-10']));
    await expect([...watched.months].filter((month) => month > '2026-12')).toEqual([]);
    // The month that comes into view with it brings its days, at most six elements each, and nothing else grows.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvasElement.querySelectorAll('*').length - before).toBeLessThanOrEqual(31 * 6);
  },
};
export const Waiting: Story = { render: () => <CalendarPending /> };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
