export { AppointmentCard, type AppointmentCardProps, AppointmentTag } from './AppointmentCard';
