export { Empty, type EmptyProps } from './Empty';
export { ErrorState, type ErrorStateProps } from './ErrorState';
export { NoNetwork, type NoNetworkProps } from './NoNetwork';
export { StateMessage, type StateMessageProps } from './StateMessage';
