export { AppointmentFormView, type AppointmentFormViewProps } from './AppointmentFormView';
