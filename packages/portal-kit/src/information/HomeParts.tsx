import { Card, CheckIcon, Container, DocumentIcon, PersonIcon, SearchIcon } from '@invea/ui'
import type { CarouselWords } from '@invea/ui/carousel'
import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { ConfigContext } from '../api/config-source.ts'
import { useMember } from '../api/member-store.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { optionalComponent } from '../shell/lazy-component.ts'
import { PageLink, useHasPage } from '../shell/site-map.tsx'

/** A §2: the three action cards, in their order. */
const actions = [
  { page: 'appointment', action: 'start', Icon: DocumentIcon },
  { page: 'register', action: 'register', Icon: PersonIcon },
  { page: 'status', action: 'status', Icon: SearchIcon },
] as const

/** Page of a form that may have a draft on this device. */
export type SavedForm = 'appointment' | 'urgentAppointment'

export interface HomeProps {
  /** Imports the code that finds the form whose draft is on this device. */
  readonly findSavedForm?: () => Promise<SavedForm | undefined>
}

export interface HeroProps extends HomeProps {
  /** Namespace of the page's texts. */
  home: 'home' | 'originHome'
  /** Shown beside the title, or below it on a phone. */
  children: ReactNode
}

/** Both texts are in one cell, so that the change moves nothing. */
const cell = { gridArea: '1/1' }

/** Top of a home page: the purpose of the portal in one sentence, and the most common action. A saved draft is offered there (D39), and a member's applications. */
export const Hero = ({ home, findSavedForm, children }: HeroProps) => {
  const { t } = useTranslation(['shell', home])
  const has = useHasPage()
  const isMember = useMember() !== undefined
  const [saved, setSaved] = useState<SavedForm>()
  useEffect(() => {
    // Most visitors have stored nothing, and load no code for it.
    const find = async () => (await indexedDB.databases()).length > 0 && setSaved(await findSavedForm?.())
    // The form offers its draft too.
    find().catch(() => undefined)
  }, [findSavedForm])
  return (
    <div className="hero">
      <Container className="grid items-center gap-6 py-6 sm:py-10 lg:grid-cols-2 lg:gap-12">
        <div>
          <h1>
            <span className="brand-agency">{t('shell:agency')}</span>
            {t(`${home}:title`)}
          </h1>
          <p className="mt-2 text-lg text-balance">{t(`${home}:intro`)}</p>
          <ul className="actions">
            {actions.map(({ page, action, Icon }) => {
              const other =
                page === 'appointment' && saved
                  ? ({ page: saved, action: 'continue' } as const)
                  : page === 'register' && isMember
                    ? ({ page: 'myApplications', action: 'applications' } as const)
                    : undefined
              const text = t(`${home}:action.${action}Text`)
              return has(page) ? (
                <li key={page}>
                  <Icon aria-hidden className="size-7" />
                  <div>
                    <h2>
                      <Card.Link asChild>
                        <PageLink page={other?.page ?? page}>{t(`${home}:action.${other?.action ?? action}`)}</PageLink>
                      </Card.Link>
                    </h2>
                    {other ? (
                      <p style={{ display: 'grid' }}>
                        <span style={cell}>{t(`${home}:action.${other.action}Text`)}</span>
                        <span style={{ ...cell, visibility: 'hidden' }}>{text}</span>
                      </p>
                    ) : (
                      <p>{text}</p>
                    )}
                  </div>
                </li>
              ) : null
            })}
          </ul>
        </div>
        <div className="min-w-0">{children}</div>
      </Container>
    </div>
  )
}

const AllNotices = optionalComponent(async () => (await import('../shell/Notices.tsx')).AllNotices)

/** Notices on Home. Usually there are none, so Home fetches the list first and loads the component only when there are some. */
export const HomeNotices = () => {
  const config = use(ConfigContext)
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    config
      .load()
      .then(({ serviceUrl }) => fetch(`${serviceUrl}/Master/api/V1.0/Notice/GetNotices`))
      .then(async (response) => response.ok && setNeeded((await response.json()).notices?.length > 0))
      // Home is complete without them.
      .catch(() => undefined)
  }, [config])
  return (
    isNeeded && (
      <Container className="pt-4">
        <Suspense>
          <AllNotices />
        </Suspense>
      </Container>
    )
  )
}

/** A §2: the checklist before an application. */
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

/** An inlined picture: the first picture must not cost another request on a slow connection. */
export const Drawing = ({ svg, className }: { readonly svg: string; readonly className: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, read during the build
  <div aria-hidden className={className} dangerouslySetInnerHTML={{ __html: svg }} />
)

/** Link from Home to the guide. */
export const WhichService = () => {
  const { t } = useTranslation('shell')
  const has = useHasPage()
  return <p className="mb-4">{has('guide') && <PageLink page="guide">{t('guideLink')}</PageLink>}</p>
}

/** Accessible names of the carousels on the home pages. */
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
