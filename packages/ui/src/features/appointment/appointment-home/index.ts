export { AppointmentHomeView, type AppointmentHomeViewProps } from './AppointmentHomeView';
