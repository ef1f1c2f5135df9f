import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/button';
import { failed, loaded, offline, stillLoading } from '../../../stories/resources';
import { Said } from '../../../stories/said';
import { addresses } from '../../../stories/service-samples';
import { AddressPicker, type AddressPickerProps } from './AddressPicker';

/** Opens and closes it as an order would. */
function Order(props: AddressPickerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Said zh="收货地址" en="Delivery address" />
      </Button>
      <AddressPicker {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Features/Address/AddressPicker',
  component: AddressPicker,
  render: (args) => <Order {...args} />,
  parameters: { docs: { story: { inline: false, height: 560 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    addresses: loaded(addresses),
    value: 'address-1',
    onChoose: fn(),
    hrefs: { add: '/address/new', edit: (id) => `/address?id=${id}` },
  },
} satisfies Meta<typeof AddressPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', {}, { timeout: 5000 }));

/** A tap chooses, and the sheet goes away. */
export const Default: Story = {
  play: async ({ args }) => {
    const sheet = await opened();
    await expect(sheet.getByRole('radio', { name: /李云.*默认.*广东省深圳市福田区/ })).toBeChecked();
    await expect(sheet.getByRole('link', { name: '编辑王山的地址' })).toHaveAttribute(
      'href',
      '/address?id=address-2',
    );
    await expect(sheet.getByRole('radio', { name: /周小满.*行政区划已调整/ })).toBeDisabled();
    await userEvent.click(sheet.getByRole('radio', { name: /王山.*北京市东城区/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(addresses[1]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
export const Open: Story = { play: async () => void (await opened()) };
export const Loading: Story = { args: { addresses: stillLoading }, play: Open.play };
export const NoneYet: Story = {
  args: { addresses: loaded([]) },
  play: async () => {
    const sheet = await opened();
    await expect(sheet.getByText('还没有收货地址')).toBeVisible();
    await expect(sheet.getByRole('link', { name: '新增地址' })).toHaveAttribute('href', '/address/new');
  },
};
export const Failed: Story = { args: { addresses: failed }, play: Open.play };
export const NoNetwork: Story = { args: { addresses: offline }, play: Open.play };
export const NarrowInEnglish: Story = {
  args: {
    addresses: loaded(
      addresses.map((address) => ({
        ...address,
        name: 'Amélie Featherstonehaugh-Cholmondeley',
        detail: 'Room 301, Building 2, No. 1 Lianhua Road, behind the old tea market',
      })),
    ),
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: Open.play,
};
export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } }, play: Open.play };
export const LargeText: Story = { globals: { textSize: 'large' }, play: Open.play };
