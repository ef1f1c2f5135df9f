export { type BridgeWindow, createMessagingAppBridge, type MessagingAppBridge } from './bridge';
export {
  createMessagingAppHost,
  type MessagingAppHost,
  type MessagingAppHostOptions,
  type MessagingAppPayPlatforms,
} from './messaging-app-host';
export { createMiniProgramProbe, type ProbeWindow } from './mini-program-probe';
export type { MessagingAppScript, ScriptAnswers, ScriptConfiguration } from './script';
