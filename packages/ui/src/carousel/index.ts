export { Carousel, type CarouselProps, type CarouselWords } from './carousel.tsx'
