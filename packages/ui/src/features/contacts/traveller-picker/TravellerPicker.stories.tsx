import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CheckedContact } from '@yunyou/contract';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/button';
import { travellers, travellersIn } from '../../../stories/order-samples';
import { Said } from '../../../stories/said';
import type { Answers } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { TravellerPicker, type TravellerPickerProps } from './TravellerPicker';

/** Keeps the choice as the booking page would. */
function Booking(props: TravellerPickerProps) {
  const [open, setOpen] = useState(props.open);
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Said zh="请选择出行人" en="Choose travellers" />
      </Button>
      <TravellerPicker
        {...props}
        open={open}
        onOpenChange={setOpen}
        chosen={chosen}
        onChosenChange={(next) => {
          setChosen(next);
          props.onChosenChange(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Features/Contacts/TravellerPicker',
  component: TravellerPicker,
  render: (args) => <Booking {...args} />,
  parameters: { docs: { story: { inline: false, height: 640 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    ticket: { id: 'ticket-1', certTypes: [1, 2] },
    day: '2026-09-23',
    needed: 2,
    chosen: [],
    onChosenChange: fn(),
  },
} satisfies Meta<typeof TravellerPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const withContacts = (contacts: Answers['contacts']) =>
  withSdk({
    path: '/packages/order/scenic-spot-place-order/scenic-spot-place-order',
    member: true,
    answers: { contacts },
  });

const opened = async () => within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
const [li, , zhou] = travellers;
const without = (one: CheckedContact | undefined): CheckedContact[] => (one ? [one] : []);

/** Whoever may not go can't be chosen, and the reason stands with the name. */
export const Default: Story = {
  decorators: [withContacts({ list: travellers })],
  play: async ({ args }) => {
    const sheet = await opened();
    const refused = await sheet.findByRole('checkbox', { name: /周小满.*年龄不符合要求，请重新选择/ });
    await expect(refused).toBeDisabled();
    await expect(sheet.getByRole('checkbox', { name: /证件类型不符合要求/ })).toBeDisabled();
    await userEvent.click(sheet.getByRole('checkbox', { name: /李云/ }));
    await expect(sheet.getByRole('status')).toHaveTextContent('需要2位，已选1位');
    await userEvent.click(sheet.getByRole('checkbox', { name: /王山/ }));
    await expect(args.onChosenChange).toHaveBeenLastCalledWith([li, travellers[1]]);
  },
};

/** Enough are chosen: nobody more, but anybody less. */
export const Enough: Story = {
  decorators: [withContacts({ list: travellers })],
  args: { needed: 1, chosen: without(li) },
  play: async () => {
    const sheet = await opened();
    await expect(await sheet.findByRole('checkbox', { name: /王山/ })).toBeDisabled();
    await userEvent.click(sheet.getByRole('checkbox', { name: /李云/ }));
    await expect(sheet.getByRole('checkbox', { name: /王山/ })).toBeEnabled();
  },
};

/** Chosen for another day, refused on this one: can be taken off. */
export const ChosenAndRefused: Story = {
  decorators: [withContacts({ list: travellers })],
  args: { chosen: without(zhou) },
  play: async ({ args }) => {
    const sheet = await opened();
    const box = await sheet.findByRole('checkbox', { name: /周小满/ });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.onChosenChange).toHaveBeenLastCalledWith([]);
    await expect(box).toBeDisabled();
  },
};

/** A new traveller is added in the sheet and chosen at once. */
export const AddSomebody: Story = {
  decorators: [
    (() => {
      let list: CheckedContact[] = [];
      return withContacts({
        list: () => list,
        add: ({ name, certType, idCard, mobile }) => {
          const memberFrequentContactsId = 'contact-9';
          list = [
            { memberFrequentContactsId, name, certType, idCard, mobile, isDefault: false, checkCode: 0 },
          ];
          return { memberFrequentContactsId };
        },
      });
    })(),
  ],
  play: async ({ args }) => {
    const sheet = await opened();
    await expect(await sheet.findByText('还没有出行人')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '新增出行人' }));
    await userEvent.type(await sheet.findByLabelText(/姓名/), '林小满');
    await userEvent.type(sheet.getByLabelText(/证件号码/), '11010519491231002X');
    await userEvent.click(sheet.getByRole('checkbox', { name: /我同意/ }));
    await userEvent.click(sheet.getByRole('button', { name: '保存' }));
    await expect(await sheet.findByRole('checkbox', { name: /林小满/ })).toBeChecked();
    await expect(args.onChosenChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: '林小满' })]);
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
  },
};

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Closing the form leads back to the list, closing the list to the order. */
export const BackOutOfTheForm: Story = {
  decorators: [withContacts({ list: travellers })],
  play: async () => {
    const sheet = await opened();
    await userEvent.click(await sheet.findByRole('button', { name: '新增出行人' }));
    await userEvent.click(sheet.getByRole('button', { name: '关闭' }));
    await expect(await sheet.findByRole('checkbox', { name: /李云/ })).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '选好了' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Loading: Story = {
  decorators: [withContacts({ list: pending })],
  play: async () => {
    await opened();
  },
};
export const Failed: Story = {
  decorators: [withContacts({ list: unreachable })],
  play: async () => {
    const sheet = await opened();
    await expect(await sheet.findByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  decorators: [withContacts({ list: travellersIn('en') })],
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  play: async () => {
    const sheet = await opened();
    await expect(await sheet.findByText(/Amélie Featherstonehaugh/)).toBeVisible();
  },
};
export const OnADesktop: Story = {
  decorators: [withContacts({ list: travellers })],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    const sheet = await opened();
    await expect(await sheet.findByRole('checkbox', { name: /李云/ })).toBeVisible();
  },
};
export const LargeText: Story = {
  decorators: [withContacts({ list: travellers })],
  globals: { textSize: 'large' },
  play: async () => {
    const sheet = await opened();
    await expect(await sheet.findByRole('checkbox', { name: /李云/ })).toBeVisible();
  },
};
