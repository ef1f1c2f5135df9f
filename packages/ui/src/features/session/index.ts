export * from './channel-login';
export * from './login-form';
