import { CheckIcon } from '@invea/ui'
import type { CarouselWords } from '@invea/ui/carousel'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink, useHasPage } from '../shell/PageLink.tsx'

/** A §2: the checklist before one begins. */
export const Checklist = ({ title, items }: { title: string; items: readonly string[] }) => (
  <section aria-labelledby="before">
    <h2 id="before" className="mb-4">
      {title}
    </h2>
    <ul className="steps">
      {items.map((item) => (
        <li key={item}>
          <CheckIcon aria-hidden className="size-6" />
          <p>{item}</p>
        </li>
      ))}
    </ul>
  </section>
)

/** A picture that comes with the page: what a first look falls on must not cost another journey over a slow line. */
export const Drawing = ({ svg, className }: { readonly svg: string; readonly className: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, read by the build
  <div aria-hidden className={className} dangerouslySetInnerHTML={{ __html: svg }} />
)

/** The way from Home to the guide. */
export const WhichService = () => {
  const { t } = useTranslation('shell')
  const has = useHasPage()
  return <p className="mb-4">{has('guide') && <PageLink page="guide">{t('guide.link')}</PageLink>}</p>
}

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
