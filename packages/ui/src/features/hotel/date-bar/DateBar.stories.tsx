import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { nightCalendar } from '../../../stories/room-samples';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, refused, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { DateBar, type DateBarProps } from './DateBar';

/** Keeps the choice as a page would. */
function Page(props: DateBarProps) {
  const [days, setDays] = useState(props.value);
  return (
    <DateBar
      {...props}
      value={days}
      onValueChange={(next) => {
        setDays(next);
        props.onValueChange(next);
      }}
    />
  );
}

/** The server's clock of these stories stands at 10:00 of 18 September, or where it is told. */
const withNights = (priceCalendar: NonNullable<Answers['hotel']>['priceCalendar'], at = '10:00') =>
  withSdk({
    answers: {
      system: { timestamp: () => ({ serverTimeStamp: Date.parse(`2026-09-18T${at}:00+08:00`) }) },
      hotel: { priceCalendar },
    },
    options: { now: () => Date.parse(`2026-09-18T${at}:00+08:00`) },
  });

const meta = {
  title: 'Features/Hotel/DateBar',
  component: DateBar,
  render: (args) => <Page {...args} />,
  args: {
    value: { startDate: '2026-09-21', endDate: '2026-09-23' },
    onValueChange: fn(),
    nightsOf: { hotelId: 'hotel-1' },
  },
  decorators: [withNights(nightCalendar)],
} satisfies Meta<typeof DateBar>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /入住和离店日期.*9月21日.*2晚.*9月23日/ }),
    ).toHaveAttribute('aria-haspopup', 'dialog');
  },
};

const openSheet = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button'));
  return within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
};

/** Under each night stands what it costs at the least, above it a holiday or that it is today. */
export const PricesHolidayAndToday: Story = {
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    const night = await sheet.findByRole('button', { name: /9月28日周一，¥168/ });
    await expect(within(night).getByText('¥168')).toBeVisible();
    await expect(
      within(sheet.getByRole('button', { name: /9月18日周五，今天/ })).getByText('今天'),
    ).toBeVisible();
    const holiday = sheet.getByRole('button', { name: /10月1日周四，国庆节，¥268/ });
    await expect(within(holiday).getByText('国庆节')).toBeVisible();
  },
};

/** Two taps choose another stay, and the sheet goes away by itself. */
export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    const sheet = await openSheet(canvas);
    await userEvent.click(await sheet.findByRole('button', { name: /9月28日.*¥/ }));
    await userEvent.click(sheet.getByRole('button', { name: /9月30日/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith({
      startDate: '2026-09-28',
      endDate: '2026-09-30',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveTextContent('9月28日');
  },
};

/** Days that can't be arrived on say why, and a tap on one says it once more; short stays are refused with their number. */
export const Restrictions: Story = {
  play: async ({ canvas, args }) => {
    const sheet = await openSheet(canvas);
    const friday = await sheet.findByRole('button', { name: /9月25日.*不可入住/ });
    await expect(friday).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(friday);
    await expect(sheet.getByText('这天不可入住，请换一天')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole('button', { name: /10月3日.*2晚起/ }));
    await userEvent.click(sheet.getByRole('button', { name: /10月4日/ }));
    await expect(sheet.getByText('这天入住2晚起订，请选择更晚的离店日期')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: /10月5日/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith({
      startDate: '2026-10-03',
      endDate: '2026-10-05',
    });
  },
};

const yesterday = { ...nightCalendar.days[0], day: '2026-09-17', state: 'open' as const };

/** At 00:30 the night of yesterday is still there to have. */
export const BeforeDawn: Story = {
  decorators: [
    withNights(
      ({ from }) => ({
        ...nightCalendar,
        days: from === '2026-09-17' ? ([yesterday, ...nightCalendar.days] as typeof nightCalendar.days) : [],
      }),
      '00:30',
    ),
  ],
  play: async ({ canvas, args }) => {
    const sheet = await openSheet(canvas);
    await userEvent.click(await sheet.findByRole('button', { name: '今天凌晨入住' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({
      startDate: '2026-09-17',
      endDate: '2026-09-19',
    });
  },
};
/** From 06:00 on it is not. */
export const AfterDawn: Story = {
  decorators: [withNights(nightCalendar, '06:00')],
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await sheet.findByRole('button', { name: /9月28日.*¥/ });
    await expect(sheet.queryByRole('button', { name: '今天凌晨入住' })).not.toBeInTheDocument();
  },
};
/** Without a hotel any night may be looked for, and holidays are named as in a hotel's calendar. */
export const WithoutPrices: Story = {
  args: { nightsOf: undefined },
  decorators: [
    withSdk({
      answers: {
        system: {
          timestamp: () => ({ serverTimeStamp: Date.parse('2026-09-18T10:00:00+08:00') }),
          holidays: [{ day: '2026-09-25', name: { 'zh-Hans': '中秋', en: 'Mid-autumn Festival' } }],
        },
      },
      options: { now: () => Date.parse('2026-09-18T10:00:00+08:00') },
    }),
  ],
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await expect(await sheet.findByRole('button', { name: /9月25日.*中秋/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};
export const Compact: Story = { args: { compact: true }, play: Default.play };
const opened: Story['play'] = async ({ canvas }) => {
  await openSheet(canvas);
};
export const Loading: Story = { decorators: [withNights(pending)], play: opened };
export const NothingSoon: Story = {
  decorators: [withNights({ ...nightCalendar, days: [] })],
  play: async ({ canvas }) => {
    await expect(await (await openSheet(canvas)).findByText('近期没有可订的日期')).toBeVisible();
  },
};
export const Failed: Story = { decorators: [withNights(refused(500))], play: opened };
export const NoNetwork: Story = { decorators: [withNights(unreachable)], play: opened };
export const NarrowInEnglish: Story = {
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async (context) => {
    await expect(await context.canvas.findByRole('button')).toHaveTextContent('Mon, Sep 21');
    await opened(context);
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
