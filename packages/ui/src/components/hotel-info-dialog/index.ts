export {
  type HotelFacility,
  type HotelInfo,
  HotelInfoContent,
  HotelInfoDialog,
  type HotelInfoDialogProps,
} from './HotelInfoDialog';
