import type { CarouselWords } from '@invea/ui/carousel'
import { useTranslation } from '../i18n/index.ts'

/** What the carousels of the home pages say to who cannot see them. */
export const useCarouselWords = (): CarouselWords => {
  const { t } = useTranslation('home')
  return {
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
    slide: (n, total) => t('carousel.position', { n, total }),
  }
}
