import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HotelDialogKind } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { hotelProfile } from '../../../stories/hotel-samples';
import { HotelProfileView, type HotelProfileViewProps } from './HotelProfileView';

/** Keeps the kind as an address would. */
function Page(props: HotelProfileViewProps) {
  const [kind, setKind] = useState<HotelDialogKind>(props.kind);
  return <HotelProfileView {...props} kind={kind} onKindChange={setKind} />;
}

const meta = {
  title: 'Features/Hotel/HotelProfileView',
  component: HotelProfileView,
  render: (args) => <Page {...args} />,
  args: { profile: hotelProfile, kind: 1, onKindChange: fn() },
} satisfies Meta<typeof HotelProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four things to read; what the hotel has not written says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '客房设施' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '酒店亮点' }));
    await expect(await canvas.findByText('推窗见云海，步行十分钟到索道。')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '酒店政策' }));
    await expect(await canvas.findByText('酒店还没有填写这一项')).toBeVisible();
  },
};
export const BookingNotes: Story = {
  args: { kind: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '订房须知' })).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByText('入住需出示有效证件，押金300元。')).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  args: {
    kind: 3,
    profile: {
      ...hotelProfile,
      name: 'Cloud Rest Mountain Lodge',
      facilityTreeVoList: [],
      intro: '<p>A sea of clouds outside the window.</p>',
      bookNote: '<p>Please bring a valid document; the deposit is 300 yuan.</p>',
    },
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { globals: { textSize: 'large' } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
