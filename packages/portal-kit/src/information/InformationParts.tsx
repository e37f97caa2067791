import type { AttachmentType } from '@invea/domain/attachments'
import { commaIn } from '@invea/domain/calendar'
import { Disclosure, DocumentIcon } from '@invea/ui'
import { type ReactNode, useEffect } from 'react'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'
import { useAnyRouterState } from '../shell/any-router.ts'
import { PageLink, useHasPage } from '../shell/PageLink.tsx'

export interface PapersProps {
  /** Each paper, and in words when only some bring it. */
  readonly papers: readonly { readonly type: AttachmentType; readonly when?: string | undefined }[]
}

/** The documents of a service; those that only some people bring show when. */
export const Papers = ({ papers }: PapersProps) => {
  const { t } = useTranslation('document')
  const language = useLanguage()
  return (
    <ul className="papers">
      {papers.map(({ type, when }) => (
        <li key={type}>
          <DocumentIcon aria-hidden className="size-5" />
          <p>
            {t(type)}
            {when && (
              <span className="text-muted">
                {commaIn[language]}
                {when}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

export interface RequirementRowProps {
  /** Its name in the address, e.g. `/Information#lost`. */
  readonly id: string
  readonly title: string
  /** What it costs at least, in words. */
  readonly fee?: string
  readonly text: string
  readonly children: ReactNode
}

/**
 * One service of the requirement pages. The name in the address is the id of the content: a browser opens a closed row for what
 * is inside it, before any script runs.
 */
export const RequirementRow = ({ id, title, fee, text, children }: RequirementRowProps) => (
  <Disclosure
    headingLevel={2}
    title={
      <span className="row-title">
        {title} {fee && <span className="row-fee">{fee}</span>}
      </span>
    }
  >
    <div id={id} className="service-row">
      <p>{text}</p>
      {children}
    </div>
  </Disclosure>
)

/** The note on every sample fee, until the operator has set the agency's own (A §1 names none). */
export const SampleFee = () => {
  const { t } = useTranslation('originInfo')
  return <p className="mt-2 text-sm text-muted">{t('sampleFee')}</p>
}

/** The way to the guide for who does not know which service is theirs. */
export const GuideInvitation = () => {
  const { t } = useTranslation('shell')
  const has = useHasPage()
  if (!has('guide')) return null
  return (
    <div className="aside-note">
      <p className="font-semibold">{t('guide.question')}</p>
      <p>
        <PageLink page="guide">{t('guide.link')}</PageLink>
      </p>
    </div>
  )
}

/** Opens the row that the address names, e.g. `/Information#lost`, and brings it to the top. */
export const useNamedRow = (): void => {
  const hash = useAnyRouterState(({ location }) => location.hash)
  useEffect(() => {
    const row = hash && document.getElementById(hash)?.closest('details')
    if (!row) return
    row.open = true
    row.scrollIntoView({ block: 'start' })
  }, [hash])
}
