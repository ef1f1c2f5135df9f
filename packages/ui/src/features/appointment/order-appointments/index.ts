export { OrderAppointmentsView, type OrderAppointmentsViewProps } from './OrderAppointmentsView';
