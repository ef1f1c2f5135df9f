export { ChannelLogin, type ChannelLoginProps, type PaymentAppPage } from './ChannelLogin';
