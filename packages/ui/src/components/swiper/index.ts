export { Swiper, type SwiperProps, type SwiperSlide } from './Swiper';
