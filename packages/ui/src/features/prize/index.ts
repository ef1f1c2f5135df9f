export * from './my-prizes';
