export { type VideoCaptions, VideoPlayer, type VideoPlayerProps } from './VideoPlayer';
