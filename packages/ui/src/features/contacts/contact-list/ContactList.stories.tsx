import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Locale } from '@yunyou/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { travellers, travellersIn } from '../../../stories/order-samples';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { pending, unreachable, withSdk } from '../../../stories/sdk-fixture';
import { ContactList } from './ContactList';

const meta = {
  title: 'Features/Contacts/ContactList',
  component: ContactList,
  args: { editHref: (id) => `/packages/user-module/contacts-edit/contacts-edit${id ? `?id=${id}` : ''}` },
} satisfies Meta<typeof ContactList>;
export default meta;
type Story = StoryObj<typeof meta>;

const withContacts = (contacts: Answers['contacts']) =>
  withSdk({ path: '/packages/user-module/contacts/contacts', member: true, answers: { contacts } });

/** A list from which somebody can be deleted. */
function deletable(locale: Locale = 'zh-Hans') {
  let list = travellersIn(locale);
  return withContacts({
    list: () => list,
    delete: ({ id }) => {
      list = list.filter((one) => one.memberFrequentContactsId !== id);
      return null;
    },
  });
}

const question = () => screen.findByRole('dialog', {}, { timeout: 5000 });

/** Deleting is asked about, by name. */
export const Default: Story = {
  decorators: [deletable()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /李云/ })).toHaveAttribute(
      'href',
      '/packages/user-module/contacts-edit/contacts-edit?id=contact-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: '删除王山' }));
    const dialog = await question();
    await expect(dialog).toHaveAccessibleName('删除出行人“王山”？');
    await expect(canvas.getByText('王山')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(canvas.queryByText('王山')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByText('删除成功')).toBeInTheDocument();
  },
};

/** Whoever says no keeps them. */
export const Kept: Story = {
  decorators: [deletable()],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除王山' }));
    await userEvent.click(within(await question()).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('王山')).toBeInTheDocument();
  },
};

/** What could not be deleted is still there, and the reason is said once. */
export const DeletingFailed: Story = {
  decorators: [withContacts({ list: travellers, delete: refused(500, '系统繁忙，请稍后再试') })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除王山' }));
    await userEvent.click(within(await question()).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.getByText('系统繁忙，请稍后再试')).toBeInTheDocument());
    await expect(canvas.getByText('王山')).toBeInTheDocument();
  },
};

export const Nobody: Story = {
  decorators: [withContacts({ list: [] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有出行人')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '新增出行人' })).toBeVisible();
  },
};
export const Loading: Story = { decorators: [withContacts({ list: pending })] };
export const Failed: Story = {
  decorators: [withContacts({ list: unreachable })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('加载失败')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const NarrowInEnglish: Story = {
  decorators: [deletable('en')],
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
};
export const LargeText: Story = { decorators: [deletable()], globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
