export { AppointmentView, type AppointmentViewProps } from './AppointmentView';
