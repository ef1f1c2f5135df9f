export { type PaymentCountdown, paymentCountdown, remainingMs } from './countdown';
export { deviceNow } from './device-now';
export {
  createServerClock,
  type Schedule,
  type ServerClock,
  type ServerClockOptions,
  type ServerClockState,
} from './server-clock';
export { timeStatus } from './time-status';
