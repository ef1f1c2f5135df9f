export {
  type MiniProgramMessages,
  miniProgramPlatform,
  type SubscriptionPlatform,
  type SubscriptionSettings,
} from './platform';
export {
  createSubscription,
  type Subscribed,
  type SubscribeOptions,
  type Subscription,
  type SubscriptionCalls,
  type SubscriptionCheck,
  type SubscriptionOptions,
  type SubscriptionSubject,
} from './subscription';
export { SubscriptionError, type SubscriptionErrorCode } from './subscription-error';
