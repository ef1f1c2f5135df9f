import type { Meta, StoryObj } from '@storybook/react-vite';
import { staticFilePaths } from '@yunyou/contract';
import type { SdkOptions } from '@yunyou/sdk';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withSdk } from '../../../stories/sdk-fixture';
import { RemindButton } from './RemindButton';

type Platform = NonNullable<SdkOptions['subscription']>['platform'];

/** A mini-program in which messages are switched on, or off until somebody goes to its settings. */
function inMiniProgram({ answer = 'accept', isOn = true } = {}) {
  let mainSwitch = isOn;
  const platform: Platform = {
    request: async (ids) => Object.fromEntries(ids.map((id) => [id, answer])),
    settings: async () => ({ mainSwitch, items: {} }),
    openSettings: async () => {
      mainSwitch = true;
    },
  };
  const ids = [{ type: 23, id: 'template-23' }];
  return withSdk({
    member: true,
    options: { subscription: { appId: 'wx-1', platform } },
    files: {
      [staticFilePaths.subscribeConfig]: JSON.stringify({ test: ids, production: ids }),
      [staticFilePaths.subscribeTask]: JSON.stringify({ tasks: [{ name: 'activityAhead', types: [23] }] }),
    },
    answers: { subscription: { findEnableAll: [{ type: 23 }], isSubscribe: [], subscribe: null } },
  });
}

const meta = {
  title: 'Features/Subscription/RemindButton',
  component: RemindButton,
  args: { activityId: 'activity-1', name: '山泉皂周' },
} satisfies Meta<typeof RemindButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [inMiniProgram()],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '山泉皂周开始前提醒我' }));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('开始前会提醒您'));
    await expect(await canvas.findByText('已设提醒')).toBeVisible();
  },
};
/** The person says no in the platform's own dialog. */
export const Refused: Story = {
  decorators: [inMiniProgram({ answer: 'reject' })],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /提醒我/ }));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('用户拒绝订阅'));
    await expect(canvas.getByRole('button', { name: /提醒我/ })).toBeEnabled();
  },
};
/** Messages are switched off: the person is reminded, and goes to the settings. */
export const SwitchedOff: Story = {
  decorators: [inMiniProgram({ isOn: false })],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /提醒我/ }));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('订阅提醒'));
    const settings = [...canvasElement.ownerDocument.querySelectorAll('button')].find(
      ({ textContent }) => textContent === '去设置',
    );
    await userEvent.click(settings as HTMLButtonElement);
    await expect(await canvas.findByText('已设提醒')).toBeVisible();
  },
};
/** Outside of a mini-program nobody can be sent anything. */
export const OutsideOfTheMiniProgram: Story = {
  decorators: [withSdk({ member: true })],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /提醒我/ }));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('请在小程序中订阅'));
  },
};
export const NarrowInEnglish: Story = {
  decorators: [inMiniProgram()],
  args: { name: 'Soap week' },
  globals: { locale: 'en', viewport: { value: 'small' } },
};
export const LargeText: Story = { decorators: [inMiniProgram()], globals: { textSize: 'large' } };
