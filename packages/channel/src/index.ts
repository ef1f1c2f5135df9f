export { type Campaign, type Query, readCampaign } from './campaign';
export { type Channel, type ChannelOptions, createChannel, type SessionStorage } from './channel';
export { InvalidSourceError } from './invalid-source-error';
export { parseSource, resolveChannel } from './source';
export {
  type ChannelInfo,
  type Confidence,
  type Container,
  type Device,
  type HostApp,
  readUserAgent,
  type UserAgentOptions,
} from './user-agent';
