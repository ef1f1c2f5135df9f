import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHost } from '@yunyou/host/memory';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useSdk } from '../../../shell';
import { type SdkFixture, withSdk } from '../../../stories/sdk-fixture';
import { ConsentLogin } from './ConsentLogin';

const path = '/pages/auth/auth';
/** A host of the product's: on a local one nobody is led to the consent page. */
const origin = 'https://m.example';

const meta = {
  title: 'Features/Session/ConsentLogin',
  component: ConsentLogin,
  args: { mobileHref: '/pages/login/login', onLoggedIn: fn(), onNewcomer: fn() },
  decorators: [withSdk({ path })],
} satisfies Meta<typeof ConsentLogin>;
export default meta;
type Story = StoryObj<typeof meta>;

const visitor = createMemoryHost({ href: `${origin}${path}` });

/** A tap leads to the consent page, which is to ask who they are. */
export const Default: Story = {
  decorators: [withSdk({ path, options: { host: visitor } })],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '授权登录' }));
    await waitFor(() => expect(visitor.opened.at(-1)).toMatch(/scopeType=snsapi_userinfo/));
    await expect(canvas.getByRole('link', { name: '用手机号登录' })).toHaveAttribute('href', args.mobileHref);
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
    await expect(args.onNewcomer).not.toHaveBeenCalled();
  },
};

/** Back from the consent page, or there by mistake: a member goes on. */
export const Member: Story = {
  decorators: [withSdk({ path, member: true })],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoggedIn).toHaveBeenCalledOnce());
    await expect(args.onNewcomer).not.toHaveBeenCalled();
  },
};

const newcomer = { userInfoConfig: JSON.stringify({ openid: 'o-9' }) };

/** Back from a consent they asked for, somebody new goes on to give their number. */
export const Newcomer: Story = {
  decorators: [withSdk({ path, sessionStorage: { ...newcomer, authAsked: '1' } })],
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNewcomer).toHaveBeenCalledOnce());
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
};

/** Says when what the block waits for is over. */
function Launched() {
  const sdk = useSdk();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    void sdk
      .start()
      .then(() => sdk.logins())
      .then(() => setTimeout(() => setOver(true)));
  }, [sdk]);
  return isOver && <p>已启动</p>;
}

/** The launch found them new without a question: they have not said yet that they want to log in. */
export const NewcomerWhoDidNotAsk: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Launched />
      </>
    ),
    withSdk({ path, sessionStorage: newcomer }),
  ],
  play: async ({ canvas, args }) => {
    await canvas.findByText('已启动');
    await expect(args.onNewcomer).not.toHaveBeenCalled();
  },
};

const standIn: SdkFixture = {
  origin,
  path: `${path}?access_token=a&openid=o-1&sign=s&scopeType=snsapi_base&uniqueCheck=abcdeuniqueCheck`,
  sessionStorage: { source: '3', uniqueCheck: 'abcdeuniqueCheck' },
  options: { messagingAppLogin: {} },
  answers: { login: { messagingApp: { token: '', result: 1, data: { openid: '', isSnapshot: true } } } },
};

/** The app shows a snapshot of the page, in which nobody can log in: it says how to open the whole one. */
export const StandIn: Story = {
  decorators: [withSdk(standIn)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/仅供浏览/)).toBeVisible();
  },
};
export const StandInInEnglish: Story = {
  decorators: [withSdk(standIn)],
  globals: { locale: 'en' },
};

export const English: Story = { globals: { locale: 'en' } };
export const Narrow: Story = { parameters: { width: 320 } };
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
export const LargeText: Story = { globals: { textSize: 'large' } };
