import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useAppConfig, useSession } from '../../../shell';
import { userInfoIn, withSdk } from '../../../stories/sdk-fixture';
import { NewUserShare } from './NewUserShare';

let seen = 0;

/** A member who joined today, on home; `newUserShare` is the operator's switch. */
const withMember = ({ newUserShare = true, shareInvite = true } = {}) =>
  withSdk({
    path: '/views/index/index',
    member: true,
    app: { newUserShare },
    answers: {
      session: { userInfo: { ...userInfoIn('zh-Hans'), shareInvite } },
      member: {
        newUserSeen: () => {
          seen++;
          return null;
        },
      },
    },
  });

/** The member's name, once all is there that decides whether they are asked. */
function KnownMember() {
  const { user } = useSession();
  const { loadingDone } = useAppConfig();
  return <p>{loadingDone && user?.name}</p>;
}

const meta = {
  title: 'Features/Home/NewUserShare',
  component: NewUserShare,
  decorators: [withMember()],
} satisfies Meta<typeof NewUserShare>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheetOf = async () =>
  within(await screen.findByRole('dialog', { name: '把云游分享给同行的人' }, { timeout: 5000 }));

/** Asked once: that it was shown is kept by the server, whatever the person does. */
export const Default: Story = {
  play: async () => {
    seen = 0;
    const sheet = await sheetOf();
    await waitFor(() => expect(seen).toBe(1));
    await userEvent.click(sheet.getByRole('button', { name: '以后再说' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(seen).toBe(1);
  },
};

/** As it stands open. */
export const Open: Story = {
  play: async () => {
    const sheet = await sheetOf();
    await expect(sheet.getByRole('button', { name: '生成海报' })).toBeVisible();
  },
};

/** The switch is off. */
export const SwitchedOff: Story = {
  decorators: [withMember({ newUserShare: false })],
  render: () => (
    <>
      <NewUserShare />
      <KnownMember />
    </>
  ),
  play: async ({ canvas }) => {
    seen = 0;
    await canvas.findByText('林间客');
    await new Promise((later) => setTimeout(later, 300));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(seen).toBe(0);
  },
};

/** Whoever joined long ago, or was asked before. */
export const NotNew: Story = {
  ...SwitchedOff,
  decorators: [withMember({ shareInvite: false })],
};
export const LargeText: Story = { ...Open, globals: { textSize: 'large' } };
export const English: Story = { globals: { locale: 'en' } };
