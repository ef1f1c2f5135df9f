import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-hills';
import { Said } from '../../stories/said';
import { Button } from '../button';
import { ShareSheet, type ShareSheetProps } from './ShareSheet';

function Opener({ open: _, onOpenChange: __, ...rest }: ShareSheetProps) {
  const [open, onOpenChange] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => onOpenChange(true)}>
        <Said zh="打开" en="Open" />
      </Button>
      <ShareSheet {...rest} open={open} onOpenChange={onOpenChange} />
    </>
  );
}

const onSave = fn<(poster: Blob) => void>();

const meta = {
  title: 'Feedback/ShareSheet',
  component: ShareSheet,
  args: {
    open: false,
    onOpenChange: fn(),
    link: 'https://yunyou.example/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1',
    onSend: fn<() => Promise<unknown>>(() => Promise.resolve()),
    onCopy: fn<(link: string) => Promise<unknown>>(() => Promise.resolve()),
    poster: {
      title: '栖云岭：在云上等日出',
      description: '一亭一松一海云。凌晨四点半检票，专车送到听松亭，含热茶一盏。',
      highlight: '¥80起',
      pictureUrl: paintedPicture(1).sources[0]?.url,
      brand: '云游',
      onSave,
    },
  },
  render: (args) => <Opener {...args} />,
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof ShareSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(打开|Open)$/ }));
  return screen.findByRole('dialog', {}, { timeout: 5000 });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await opened()).toHaveAccessibleName('分享给朋友');
    await userEvent.click(screen.getByRole('button', { name: '复制链接' }));
    await expect(args.onCopy).toHaveBeenCalledWith(args.link);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('链接已复制'));
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    await gone();
  },
};

/** The picture, what it is about, and a code that leads here: drawn, shown and handed over as a JPEG. */
export const ThePoster: Story = {
  play: async () => {
    onSave.mockClear();
    await opened();
    await userEvent.click(screen.getByRole('button', { name: '生成海报' }));
    const poster = await screen.findByRole('img', { name: /栖云岭/ }, { timeout: 5000 });
    await waitFor(() => expect(poster).toHaveProperty('naturalWidth', 750));
    await userEvent.click(screen.getByRole('button', { name: '保存图片' }));
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    await expect(onSave.mock.lastCall?.[0].type).toBe('image/jpeg');
  },
};

/** A picture that does not come leaves the poster whole. */
export const PosterWithoutItsPicture: Story = {
  args: {
    poster: {
      title: '栖云岭：在云上等日出',
      pictureUrl: '/no-such-picture.webp',
      brand: '云游',
      highlight: '¥80起',
    },
  },
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: '生成海报' }));
    const poster = await screen.findByRole('img', { name: /栖云岭/ }, { timeout: 5000 });
    await waitFor(() => expect(poster).toHaveProperty('naturalWidth', 750));
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await opened();
    screen.getByRole('button', { name: '复制链接' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** A visitor who changed their mind finds the sheet as it was. */
export const ChangedTheirMind: Story = {
  args: { onSend: fn<() => Promise<unknown>>(() => Promise.resolve(false)) },
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const SendingFails: Story = {
  args: { onSend: fn<() => Promise<unknown>>(() => Promise.reject(new Error('failed'))) },
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('分享没有成功'));
  },
};

/** Where nothing can be copied, the address is there to be selected. */
export const CopyingFails: Story = {
  args: { onCopy: fn<(link: string) => Promise<unknown>>(() => Promise.reject(new Error('failed'))) },
  play: async ({ args }) => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: '复制链接' }));
    await expect(await screen.findByText(args.link)).toBeInTheDocument();
  },
};

export const OnlyTheAddress: Story = {
  args: { onSend: undefined, poster: undefined },
  play: async () => {
    await opened();
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const LongTextInEnglish: Story = {
  args: {
    poster: {
      title: 'Qiyun Ridge: wait for the sunrise above a sea of clouds, with an early cable car and hot tea',
      description:
        'The gate opens at half past four. Few places a day, and the last ones go early. Bring a warm coat: it is ten degrees colder on the ridge than in the valley, and windy.',
      highlight: 'from ¥80',
      pictureUrl: paintedPicture(4).sources[0]?.url,
      brand: 'Yunyou',
    },
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Poster' }));
    await screen.findByRole('img', { name: /Qiyun/ }, { timeout: 5000 });
  },
};

export const LargeText: Story = { globals: { textSize: 'large' }, play: async () => void (await opened()) };
export const Wide: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async () => void (await opened()),
};
