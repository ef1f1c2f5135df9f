import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-hills';
import { Uploader } from './Uploader';
import type { UploadFunction } from './uploads';

const pictureUrl = (seed: number) => paintedPicture(seed, '山', 'Hills', 360, 360).sources[0]?.url ?? '';
const kept = [1, 4, 5].map((seed) => ({
  key: `key-${seed}`,
  url: pictureUrl(seed),
  name: `view-${seed}.webp`,
}));

/** A small picture, so that the story shows one. */
const painted =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#f0eadc" d="M0 0h9v9H0z"/><circle cx="6" cy="3" r="1" fill="#e2856f"/><path fill="#4f9d92" d="M0 6l3-2 3 3 3-2v4H0z"/></svg>';

/** A file of that name and kind; `bytes` where its size matters and not its picture. */
const file = (name: string, type = 'image/svg+xml', bytes?: number) =>
  new File([bytes === undefined ? painted : new Uint8Array(bytes)], name, { type });

/** Sends at once. */
const sends: UploadFunction = async ({ fileName }) => ({ key: `key of ${fileName}`, url: pictureUrl(7) });
/** Comes to 42% and stays there. */
const staysHalfway: UploadFunction = ({ onProgress }) => {
  onProgress(0.42);
  return new Promise(() => undefined);
};

const meta = {
  title: 'Inputs/Uploader',
  component: Uploader,
  args: { label: '上传图片', hint: '最多 52 张，每张不超过 10MB', upload: sends, onValueChange: fn() },
} satisfies Meta<typeof Uploader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('上传图片', { selector: 'input' }), [
      file('日出.png'),
      file('云海.png'),
    ]);
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith([
        { key: 'key of 日出.png', url: pictureUrl(7), name: '日出.png' },
        { key: 'key of 云海.png', url: pictureUrl(7), name: '云海.png' },
      ]),
    );
    await userEvent.click(canvas.getByRole('button', { name: '移除日出.png' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: '云海.png' })]),
    );
  },
};

export const AlreadyThere: Story = { args: { defaultValue: kept } };

export const Sending: Story = {
  args: { upload: staysHalfway, defaultValue: kept.slice(0, 1) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('上传图片', { selector: 'input' }), [
      ...[1, 2, 3, 4].map((place) => file(`${place}.png`)),
    ]);
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(3));
    await expect(canvas.getByText('等待上传')).toBeInTheDocument();
  },
};

let failsOnce = true;
const failsTheFirstTime: UploadFunction = (upload) => {
  const fails = upload.fileName === '大图.png' && failsOnce;
  if (fails) failsOnce = false;
  return fails ? Promise.reject(new Error('network')) : sends(upload);
};

/** A file that fails holds up no other, says so, and can be tried again. */
export const OneFails: Story = {
  args: { upload: failsTheFirstTime, failureText: () => '网络断开了' },
  play: async ({ canvas, args }) => {
    failsOnce = true;
    await userEvent.upload(canvas.getByLabelText('上传图片', { selector: 'input' }), [
      file('大图.png'),
      file('小图.png'),
    ]);
    const again = await canvas.findByRole('button', { name: /重试 *大图.png$/ });
    await expect(again).toHaveTextContent('网络断开了');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: '小图.png' })]),
    );
    await userEvent.click(again);
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ name: '大图.png' }),
        expect.objectContaining({ name: '小图.png' }),
      ]),
    );
  },
};

export const Failed: Story = {
  args: { upload: () => Promise.reject(new Error('network')) },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('上传图片', { selector: 'input' }), file('大图.png'));
    await canvas.findByRole('button', { name: /重试 *大图.png$/ });
  },
};

/** What is left out is named, each with its reason. */
export const LeftOut: Story = {
  args: { max: 3, maxAtOnce: 2, maxMegabytes: 1 },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('上传图片', { selector: 'input' });
    await userEvent.upload(
      input,
      [
        file('a.png'),
        file('b.png'),
        file('c.png'),
        file('行程.pdf', 'application/pdf'),
        file('空.png', 'image/png', 0),
        file('大.png', 'image/png', 2_000_000),
      ],
      { applyAccept: false },
    );
    await waitFor(() =>
      expect(canvas.getAllByRole('alert')[0]).toHaveTextContent(
        '“行程.pdf”不是可以上传的类型，没有添加“空.png”是空文件，没有添加“大.png”超过1MB，没有添加一次最多选2个，有1个没有添加',
      ),
    );
    await userEvent.upload(input, [file('d.png'), file('e.png')]);
    await waitFor(() => expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('最多3个，有1个没有添加'));
    await expect(canvas.queryByLabelText('上传图片', { selector: 'input' })).not.toBeInTheDocument();
  },
};

let onItsWay: AbortSignal | undefined;

/** Removing a file that is on its way stops it. */
export const RemovedOnItsWay: Story = {
  args: {
    upload: (upload) => {
      onItsWay = upload.signal;
      return staysHalfway(upload);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('上传图片', { selector: 'input' }), file('日出.png'));
    await userEvent.click(await canvas.findByRole('button', { name: '移除日出.png' }));
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(onItsWay?.aborted).toBe(true);
  },
};

export const Files: Story = {
  args: {
    label: '上传证明材料',
    hint: undefined,
    accept: '.pdf,image/*',
    defaultValue: [
      { key: 'a', url: '/a', name: '学生证明（教务处盖章，二〇二六年秋季学期有效）.pdf' },
      { key: 'b', url: '/b', name: 'a-very-long-name-without-any-place-to-break-it.pdf' },
    ],
  },
};
export const WithAnError: Story = { args: { error: '请至少上传一张图片', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: kept } };
export const English: Story = {
  args: {
    label: 'Pictures for your review, so that others see what you have seen',
    hint: 'Up to 52 pictures of at most 10 MB each',
    upload: () => Promise.reject(new Error('network')),
    defaultValue: kept,
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Add pictures', { selector: 'input' }), file('sunrise.png'));
    await canvas.findByRole('button', { name: /Retry *sunrise.png$/ });
  },
};
export const LargeText: Story = {
  args: { upload: () => Promise.reject(new Error('network')), defaultValue: kept },
  globals: { textSize: 'large' },
  play: Failed.play,
};
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
