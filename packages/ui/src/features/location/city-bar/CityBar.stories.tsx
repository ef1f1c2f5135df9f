import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cityInfo } from '../../../stories/market-samples';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { CityBar } from './CityBar';

const meta = {
  title: 'Features/Location/CityBar',
  component: CityBar,
  args: { cities: loaded(cityInfo), value: '澄岚市', here: '月桥市', onValueChange: fn() },
} satisfies Meta<typeof CityBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const openSheet = async () => within(await screen.findByRole('dialog', {}, { timeout: 5000 }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '澄岚市，更换城市' })).toBeVisible();
  },
};
export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: '藕香市' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('藕香市');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await openSheet();
  },
};
export const Loading: Story = { args: { cities: stillLoading }, play: Open.play };
export const NoCities: Story = {
  args: { cities: loaded({ cityList: [], recommendList: [] }) },
  play: Open.play,
};
export const Failed: Story = { args: { cities: failed }, play: Open.play };
export const NoNetwork: Story = { args: { cities: offline }, play: Open.play };
export const NarrowInEnglish: Story = {
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chenglan, change city' }));
    await openSheet();
  },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
