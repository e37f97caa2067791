import { Card, Container, DocumentIcon, PersonIcon, SearchIcon } from '@invea/ui'
import type { ReactNode } from 'react'
import { MemberList } from '../account/MemberList.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { PageLink, useHasPage } from '../shell/PageLink.tsx'

/** A §2: the three action cards, in their order. */
const actions = [
  { page: 'appointment', action: 'start', Icon: DocumentIcon },
  { page: 'register', action: 'register', Icon: PersonIcon },
  { page: 'status', action: 'status', Icon: SearchIcon },
] as const

export interface HeroProps {
  title: string
  intro: string
  /** Title and text of each action card. */
  actions: Readonly<Record<(typeof actions)[number]['action'], readonly [title: string, text: string]>>
  /** Shown beside the title, below it on a phone. */
  children: ReactNode
}

/** The head of a home page: what this is, in one sentence, and what most people came for. */
export const Hero = ({ title, intro, actions: words, children }: HeroProps) => {
  const { t } = useTranslation('shell')
  const has = useHasPage()
  return (
    <div className="hero">
      <Container className="grid items-center gap-6 py-6 sm:py-10 lg:grid-cols-2 lg:gap-12">
        <div>
          <h1>
            <span className="brand-agency">{t('agency')}</span>
            {title}
          </h1>
          <p className="mt-2 text-lg">{intro}</p>
          <ul className="actions">
            {actions.map(({ page, action, Icon }) =>
              has(page) ? (
                <li key={page}>
                  <Icon aria-hidden className="size-7" />
                  <div>
                    <h2>
                      <Card.Link asChild>
                        <PageLink page={page}>{words[action][0]}</PageLink>
                      </Card.Link>
                    </h2>
                    <p>{words[action][1]}</p>
                  </div>
                </li>
              ) : null,
            )}
          </ul>
          <MemberList />
        </div>
        <div className="min-w-0">{children}</div>
      </Container>
    </div>
  )
}
