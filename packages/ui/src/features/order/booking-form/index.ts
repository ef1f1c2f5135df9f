export { BookingForm, type BookingFormProps } from './BookingForm';
export * from './stay';
