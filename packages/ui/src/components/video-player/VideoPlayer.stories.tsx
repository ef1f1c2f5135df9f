import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { paintedPicture } from '../../stories/painted-hills';
import { VideoPlayer } from './VideoPlayer';

const meta = {
  title: 'Display/VideoPlayer',
  component: VideoPlayer,
  args: { src: '/no-such-film.mp4', label: '云海日出延时摄影', poster: paintedPicture(1) },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing of the film is fetched before it is asked for. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: '播放：云海日出延时摄影' })).toBeInTheDocument();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

/** The player takes the button's place, also for the keyboard. */
export const Keyboard: Story = {
  args: { captions: [{ src: 'data:text/vtt,WEBVTT', srcLang: 'zh-Hans', label: '中文' }] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const video = canvas.getByLabelText('云海日出延时摄影');
    await expect(video).toHaveFocus();
    await expect(video).toHaveAttribute('controls');
    await expect(video.querySelector('track')).toHaveAttribute('srclang', 'zh-Hans');
  },
};

export const Failed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    fireEvent.error(canvas.getByLabelText('云海日出延时摄影'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('暂时无法播放');
    await expect(canvas.getByRole('button', { name: '重试' })).toBeInTheDocument();
  },
};

export const WithoutAPicture: Story = { args: { poster: undefined } };
export const Square: Story = { args: { ratio: 1 } };
export const LargeTextInEnglish: Story = {
  args: { label: 'Sunrise above the sea of clouds' },
  globals: { locale: 'en', textSize: 'large' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play Sunrise above the sea of clouds' }));
    fireEvent.error(canvas.getByLabelText('Sunrise above the sea of clouds'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('This can’t be played now');
  },
};
export const Wide: Story = { parameters: { width: 720 }, globals: { viewport: { value: 'tablet' } } };
