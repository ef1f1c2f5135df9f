export { ConsentLogin, type ConsentLoginProps } from './ConsentLogin';
export { LoginCard } from './LoginCard';
export { LoginForm, type LoginFormProps } from './LoginForm';
