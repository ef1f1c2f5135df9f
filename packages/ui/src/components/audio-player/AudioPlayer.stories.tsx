import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { AudioPlayer } from './AudioPlayer';

/** Two minutes of silence as a WAV file (8 kHz, 8 bit), so that a story has something to play. */
function silence(): string {
  const samples = 8_000 * 120;
  const bytes = new Uint8Array(44 + samples).fill(128);
  const view = new DataView(bytes.buffer);
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8_000, true);
  view.setUint32(28, 8_000, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, samples, true);
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}

const meta = {
  title: 'Display/AudioPlayer',
  component: AudioPlayer,
  args: { src: '', title: '听松亭讲解', description: '讲解员 林溪 · 2 分钟', onStateChange: fn() },
  loaders: [async () => ({ src: silence() })],
  render: (args, { loaded }) => <AudioPlayer {...args} src={args.src || String(loaded.src)} />,
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const audioIn = (root: HTMLElement): HTMLAudioElement => {
  const audio = root.querySelector('audio');
  if (!audio) throw new Error('There is no audio element.');
  // A browser lets nothing play that no person has tapped: the element says what it would say to a person's tap.
  audio.play = async () => void fireEvent.play(audio);
  audio.pause = () => void fireEvent.pause(audio);
  return audio;
};

/** 0 stopped, 1 playing, 2 paused. */
// conformance: ST-02
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const audio = audioIn(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('未播放');
    await userEvent.click(canvas.getByRole('button', { name: '播放' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('正在播放');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(1);
    audio.currentTime = 30;
    Object.defineProperty(audio, 'currentTime', { value: 30, writable: true });
    await userEvent.click(canvas.getByRole('button', { name: '暂停' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('已暂停');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: '停止' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(0);
    await expect(audio.currentTime).toBe(0);
  },
};

export const Playing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const audio = audioIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /播放|Play/ }));
    Object.defineProperty(audio, 'currentTime', { value: 42, writable: true });
    Object.defineProperty(audio, 'duration', { value: 125 });
    fireEvent.timeUpdate(audio);
    await waitFor(() => expect(canvas.getByText('00:42 / 02:05')).toBeInTheDocument());
  },
};

/** The place is set by keys too, and read out in words. */
export const Keyboard: Story = {
  play: async (context) => {
    await Playing.play?.(context);
    const range = context.canvas.getByRole('slider', { name: '播放进度' });
    await expect(range).toHaveAttribute('aria-valuetext', '00:42，共02:05');
    fireEvent.change(range, { target: { value: '60000' } });
    await expect(context.canvasElement.querySelector('audio')?.currentTime).toBe(60);
  },
};

export const Failed: Story = {
  play: async ({ canvas, canvasElement }) => {
    fireEvent.error(audioIn(canvasElement));
    await expect(canvas.getByRole('status')).toHaveTextContent('暂时无法播放');
    await expect(canvas.getByRole('button', { name: '播放' })).toBeEnabled();
  },
};

export const LongText: Story = {
  args: {
    title: '从山门到听松亭：一千二百级石阶、三座山门和一位修路人的故事',
    description: '讲解员 林溪，普通话，适合八岁以上的孩子',
  },
  globals: { viewport: { value: 'small' } },
};
export const LongTextInEnglish: Story = {
  args: {
    title: 'From the gate to the pavilion: twelve hundred steps and the man who laid them',
    description: 'Told by Lin Xi, for children from eight years on',
  },
  globals: { locale: 'en', viewport: { value: 'small' } },
  play: Playing.play,
};
export const LargeText: Story = { globals: { textSize: 'large' }, play: Playing.play };
export const Wide: Story = {
  ...Default,
  play: undefined,
  parameters: { width: 720 },
  globals: { viewport: { value: 'tablet' } },
};
