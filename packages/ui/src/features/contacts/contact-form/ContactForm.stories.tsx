import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Answers, refused } from '../../../stories/scripted-fetch';
import { unreachable, withSdk } from '../../../stories/sdk-fixture';
import { ContactForm } from './ContactForm';

const meta = {
  title: 'Features/Contacts/ContactForm',
  component: ContactForm,
  args: { onSaved: fn() },
} satisfies Meta<typeof ContactForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An ID number of the published sample kind: region, day of birth, order, check character. */
const ID_CARD = '11010519491231002X';
const saved = { memberFrequentContactsId: 'contact-9' };
const onAdd = fn();

const withContacts = (contacts: Answers['contacts']) =>
  withSdk({
    path: '/packages/user-module/contacts-edit/contacts-edit',
    member: true,
    answers: { contacts },
  });
const adding = withContacts({
  add(request) {
    onAdd(request);
    return saved;
  },
});

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function fillIn(canvas: Canvas, idCard = ID_CARD) {
  await userEvent.type(await canvas.findByLabelText(/姓名/), '李云');
  await userEvent.type(canvas.getByLabelText(/证件号码/), idCard);
  await userEvent.click(canvas.getByRole('checkbox'));
}
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: '保存' }));

/** Numbers are stored as they are printed: no spaces, upper case. */
export const Default: Story = {
  decorators: [adding],
  play: async ({ canvas, args }) => {
    onAdd.mockClear();
    await fillIn(canvas, '110105 19491231 002x');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('contact-9'));
    await expect(onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ name: '李云', certType: 1, idCard: ID_CARD, mobile: '' }),
    );
  },
};

/** Everything that is missing is said at once; the first field has the focus. */
export const NothingFilledIn: Story = {
  decorators: [adding],
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText(/姓名/);
    await save(canvas);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('请填写姓名');
    await expect(canvas.getByLabelText(/证件号码/)).toHaveAccessibleDescription('请填写证件号码');
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('请确认同意处理证件信息');
  },
};

/** A number that its kind of document can't have. */
export const WrongNumber: Story = {
  decorators: [adding],
  play: async ({ canvas, args }) => {
    await fillIn(canvas, '110105194912310021');
    await save(canvas);
    const number = canvas.getByLabelText(/证件号码/);
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription('证件号码不正确，请检查');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Who has no document needs no number and no consent. */
export const WithoutDocument: Story = {
  decorators: [adding],
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText(/姓名/), '周小满');
    await userEvent.click(canvas.getByRole('button', { name: /证件类型/ }));
    const sheet = await screen.findByRole('dialog', {}, { timeout: 5000 });
    await userEvent.click(within(sheet).getByText('无证件'));
    await waitFor(() => expect(canvas.queryByLabelText(/证件号码/)).not.toBeInTheDocument());
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalled());
  },
};

/** The server knows this document: its words stand beside the number, and nothing typed is lost. */
export const AlreadyOnTheList: Story = {
  decorators: [
    withContacts({
      add: refused(409, '该证件已在出行人列表中', {
        rule: 'contactDuplicate',
        field: 'idCard',
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await save(canvas);
    const number = canvas.getByLabelText(/证件号码/);
    await waitFor(() => expect(number).toHaveAccessibleDescription('该证件已在出行人列表中'));
    await expect(number).toHaveValue(ID_CARD);
    await expect(canvas.getByLabelText(/姓名/)).toHaveValue('李云');
  },
};

export const NoNetwork: Story = {
  decorators: [withContacts({ add: unreachable })],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await save(canvas);
    await expect(await canvas.findByText('网络未连接，请检查后重试')).toHaveRole('alert');
    await expect(canvas.getByLabelText(/姓名/)).toHaveValue('李云');
  },
};

const contact = {
  memberFrequentContactsId: 'contact-1',
  name: '李云',
  certType: 1,
  idCard: ID_CARD,
  mobile: '13800138000',
  isDefault: true,
} as const;

/** Whoever gave a document before has agreed to its use. */
export const Edit: Story = {
  decorators: [withContacts({ edit: null })],
  args: { contact },
  play: async ({ canvas, args }) => {
    const name = await canvas.findByLabelText(/姓名/);
    await expect(name).toHaveValue('李云');
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.type(name, '霞');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith('contact-1'));
  },
};

/** The first document of somebody known is a document to agree about. */
export const FirstDocument: Story = {
  decorators: [withContacts({ edit: null })],
  args: { contact: { ...contact, certType: 0, idCard: '' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /证件类型/ }));
    const sheet = await screen.findByRole('dialog', {}, { timeout: 5000 });
    await userEvent.click(within(sheet).getByText('护照'));
    await expect(await canvas.findByRole('checkbox')).not.toBeChecked();
  },
};

/** Only what the ticket accepts can be chosen. */
export const PassportsOnly: Story = {
  decorators: [adding],
  args: { certTypes: [2] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /证件类型.*护照/ })).toBeVisible();
  },
};
export const InEnglish: Story = { decorators: [adding], globals: { locale: 'en' } };
export const NarrowInEnglish: Story = {
  decorators: [adding],
  globals: { locale: 'en', viewport: { value: 'small', isRotated: false } },
  parameters: { width: 320 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Please enter the document number')).toBeVisible();
  },
};
export const LargeText: Story = { decorators: [adding], globals: { textSize: 'large' } };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
