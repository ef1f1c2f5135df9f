import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Said } from '../../stories/said';
import { ActionSheet } from '../action-sheet';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Modal } from '../modal';
import { Popup } from '../popup';
import { RulesDialog } from '../rules-dialog';

interface OpenState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A button and what it opens. */
function Opener({ children }: { children: (state: OpenState) => ReactNode }) {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => onOpenChange(true)}>
        <Said zh="打开" en="Open" />
      </Button>
      {children({ open, onOpenChange })}
    </>
  );
}

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(打开|Open)$/ }));
  return screen.findByRole('dialog', {}, { timeout: 5000 });
};

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const meta = {
  title: 'Feedback/Overlays',
  component: Overlays,
  parameters: { docs: { story: { inline: false, height: 560 } } },
} satisfies Meta<typeof Overlays>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pop-up, modal, dialog, rules and action sheet: one ground under all of them. */
function Overlays() {
  return null;
}

const onConfirm = fn();
const onCancel = fn();

export const ModalQuestion: Story = {
  render: () => (
    <Opener>
      {(state) => (
        <Modal {...state} title="取消这张订单？" onConfirm={onConfirm} onCancel={onCancel} tone="danger">
          取消后名额会立即放出，无法恢复。
        </Modal>
      )}
    </Opener>
  ),
  play: async () => {
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName('取消这张订单？');
    await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
  },
};

/** Escape answers no, and the focus goes back to where it was. */
export const EscapeCancels: Story = {
  ...ModalQuestion,
  play: async () => {
    onCancel.mockClear();
    await opened();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(onCancel).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: /^(打开|Open)$/ })).toHaveFocus());
  },
};

/** The focus can't leave what is open. */
export const FocusStaysInside: Story = {
  ...ModalQuestion,
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog).toContainElement(focused()));
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog).toContainElement(focused()));
    }
  },
};

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

let settle: { resolve: () => void; reject: () => void } | undefined;

/** A confirmation that fails leaves the question open; one that succeeds closes it. */
export const ConfirmationTakesTime: Story = {
  render: () => (
    <Opener>
      {(state) => (
        <Modal
          {...state}
          title="确认支付？"
          onConfirm={() =>
            new Promise<void>((resolve) => {
              settle = { resolve, reject: () => undefined };
            })
          }
        />
      )}
    </Opener>
  ),
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    await expect(screen.getByRole('button', { name: /确认/ })).toHaveAttribute('data-loading');
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    settle?.resolve();
    await gone();
  },
};

export const ModalWithOneAnswer: Story = {
  render: () => (
    <Opener>
      {(state) => (
        <Modal {...state} title="Please log in again" showCancel={false} confirmText="Log in">
          Your session has ended. Everything you typed is kept.
        </Modal>
      )}
    </Opener>
  ),
  globals: { locale: 'en' },
  play: async () => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
};

const rules = '每个账号每日限领一次。活动期间如遇恶劣天气，景区有权调整开放时间。'.repeat(12);

export const DialogToRead: Story = {
  render: () => (
    <Opener>
      {(state) => (
        <Dialog {...state} title="入园须知">
          {rules}
        </Dialog>
      )}
    </Opener>
  ),
  play: async () => {
    await opened();
    await expect(screen.getByRole('button', { name: '关闭' })).toBeVisible();
  },
};

const onAgree = fn();

export const Rules: Story = {
  render: () => (
    <Opener>
      {(state) => (
        <RulesDialog {...state} onAgree={onAgree}>
          {rules}
        </RulesDialog>
      )}
    </Opener>
  ),
  play: async () => {
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName('活动规则');
    await userEvent.click(screen.getByRole('button', { name: '我已阅读并同意' }));
    await expect(onAgree).toHaveBeenCalled();
    await gone();
  },
};

export const RulesOpen: Story = {
  ...Rules,
  play: async () => {
    await opened();
  },
};

export const PopupSheet: Story = {
  render: () => (
    <Opener>
      {(state) => (
        <Popup {...state} title="选择日期" footer={<Button block>确定</Button>}>
          <p style={{ margin: 0 }}>{rules}</p>
        </Popup>
      )}
    </Opener>
  ),
  play: async () => {
    const dialog = await opened();
    await expect(dialog).toHaveAccessibleName('选择日期');
  },
};

export const PopupOnADesktop: Story = { ...PopupSheet, globals: { viewport: { value: 'desktop' } } };

const onSelect = fn();
const items = [
  { value: 'camera', label: '拍一张' },
  { value: 'album', label: '从相册选择', description: '最多 9 张' },
  { value: 'scan', label: '扫一扫', disabled: true },
  { value: 'delete', label: '删除', danger: true },
];

export const Actions: Story = {
  render: () => (
    <Opener>
      {(state) => <ActionSheet {...state} title="更换头像" items={items} onSelect={onSelect} />}
    </Opener>
  ),
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: /从相册选择/ }));
    await expect(onSelect).toHaveBeenCalledWith('album');
    await gone();
  },
};

export const ActionsOpen: Story = {
  ...Actions,
  play: async () => {
    await opened();
  },
};
export const ActionsInLargeText: Story = { ...ActionsOpen, globals: { textSize: 'large' } };
