import { type IsoDate, todayInAddis } from '@invea/domain'
import type { AttachmentType } from '@invea/domain/attachments'
import type { GuideFacts } from '@invea/domain/services'
import {
  announce,
  Button,
  Card,
  Checkbox,
  ChoiceCards,
  Disclosure,
  focusField,
  PageSection,
  Skeleton,
  Stack,
} from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { failureOf, masterQueries } from '../api/queries.ts'
import { useOffices } from '../api/use-offices.ts'
import { DualCalendarDate } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { serviceClock } from '../service-clock.ts'
import { PageHead } from '../shell/PageParts.tsx'
import { type PageId, PageLink } from '../shell/site-map.tsx'
import type { GuideForm } from './guide-form.ts'
import { ApplyButton, RequiredDocuments } from './InformationParts.tsx'

/** Documents, the delivery day, and a link to the form. */
export const ServiceParts = ({
  documents,
  delivery,
  page,
  service,
}: {
  readonly documents: readonly AttachmentType[]
  readonly delivery: IsoDate | undefined
  readonly page: PageId
  /** Preselected in the form. */
  readonly service: string
}) => {
  const { t } = useTranslation('guide')
  return (
    <>
      <h3>{t('result.documents')}</h3>
      <RequiredDocuments documents={documents.map((type) => ({ type }))} />
      {delivery && (
        <div>
          <h3>{t('result.delivery')}</h3>
          <p className="font-display text-xl font-bold">
            <DualCalendarDate date={delivery} />
          </p>
          <p className="text-sm text-muted">{t('result.deliveryHelp')}</p>
        </div>
      )}
      <ApplyButton page={page} service={service}>
        {t('result.apply')}
      </ApplyButton>
    </>
  )
}

/** Speaks the first sentence of an answer. The whole answer would be read for each arrow key in a question. */
const useSpokenAnswer = (sentence: string): void => useEffect(() => announce(sentence), [sentence])

export const ServiceCard = ({
  name,
  why,
  children,
}: {
  readonly name: string
  readonly why: string
  readonly children: ReactNode
}) => {
  const { t } = useTranslation('guide')
  useSpokenAnswer(`${t('result.title')}: ${name}`)
  return (
    <Card tone="accent">
      <p className="text-sm text-muted">{t('result.title')}</p>
      <h2 className="text-2xl">{name}</h2>
      <Stack className="mt-2">
        <p>{why}</p>
        {children}
      </Stack>
    </Card>
  )
}

export interface NoServiceProps {
  readonly reason: string
  /** Text of the link to the other portal, for applicants that belong there. */
  readonly otherPortal: string | false
  readonly hasOpenRequest: boolean
}

/** Explains why a guide has found no service. */
export const NoService = ({ reason, otherPortal, hasOpenRequest }: NoServiceProps) => {
  const { t } = useTranslation('guide')
  const { otherPortalUrl } = usePortalConfig()
  useSpokenAnswer(reason)
  return (
    <Card tone="accent">
      <p>{reason}</p>
      {otherPortal && otherPortalUrl && (
        <Button asChild className="mt-4">
          <a href={otherPortalUrl}>{otherPortal}</a>
        </Button>
      )}
      {hasOpenRequest && (
        <Button asChild className="mt-4">
          <PageLink page="manageApplication">{t('result.manage')}</PageLink>
        </Button>
      )}
    </Card>
  )
}

type Boxes = Pick<GuideForm, 'adopted' | 'openRequest'>

export interface AgeBoxesProps {
  readonly form: Boxes & { readonly age?: string }
  readonly onChange: (changes: Boxes) => void
}

/** Boxes below the question about the age, once it is answered. */
export const AgeBoxes = ({ form, onChange }: AgeBoxesProps) => {
  const { t } = useTranslation('guide')
  const box = (name: keyof Boxes) => (
    <Checkbox checked={form[name] === true} onChange={(event) => onChange({ [name]: event.currentTarget.checked })}>
      {t(name)}
    </Checkbox>
  )
  return (
    form.age && (
      <div>
        {form.age === 'child' && box('adopted')}
        {box('openRequest')}
      </div>
    )
  )
}

export interface GuidePageProps {
  readonly title: string
  readonly intro: string
  readonly questions: ReactNode
  /** Absent until enough is answered. */
  readonly answer: ReactNode
  /** Absent before the first answer, when there is nothing to reset. */
  readonly onRestart: (() => void) | undefined
}

/** A guide to the right service: questions, and the result beside them. */
export const GuidePage = ({ title, intro, questions, answer, onRestart }: GuidePageProps) => {
  const { t } = useTranslation('guide')
  const questionsId = useId()
  // The button removes itself, so the first question takes the focus.
  const restart = () => {
    onRestart?.()
    focusField(questionsId)
  }
  return (
    <>
      <PageHead title={title} intro={intro} />
      <PageSection space="tight">
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <Stack id={questionsId} gap={6}>
            {questions}
            {onRestart && (
              <Button variant="quiet" className="self-start" onClick={restart}>
                {t('restart')}
              </Button>
            )}
          </Stack>
          <div className="min-w-0">
            {answer ? (
              <ApiProvider fallback={<Skeleton lines={10} />}>{answer}</ApiProvider>
            ) : (
              <Card tone="sunken" className="max-lg:hidden">
                <p className="text-muted">{t('result.waiting')}</p>
              </Card>
            )}
          </div>
        </div>
      </PageSection>
    </>
  )
}

export interface GuideQuestion {
  readonly id: string
  readonly legend: string
  readonly hint?: string | undefined
  readonly options: readonly { readonly value: string; readonly title: string }[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  /** Questions shown with it. */
  readonly after?: ReactNode
}

/** The questions of a guide; each answer shows the next one. */
export const QuestionList = ({ questions }: { readonly questions: readonly GuideQuestion[] }) => (
  <Stack gap={8}>
    {questions.map(({ id, legend, hint, options, value, onChange, after }) => (
      <Stack key={id} gap={4}>
        <ChoiceCards legend={legend} hint={hint} columns={2} value={value ?? ''} onChange={onChange}>
          {options.map((option) => (
            <ChoiceCards.Option key={option.value} {...option} />
          ))}
        </ChoiceCards>
        {after}
      </Stack>
    ))}
  </Stack>
)

export interface OtherService {
  readonly id: string
  readonly name: string
  /** Sentence about who may use it. */
  readonly rule: string
}

/** The other services, each with the rule about who may use it. */
export const OtherServices = ({ services }: { readonly services: readonly OtherService[] }) => {
  const { t } = useTranslation('guide')
  return (
    <Disclosure title={t('result.others')}>
      <dl className="flex flex-col gap-3">
        {services.map(({ id, name, rule }) => (
          <div key={id}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{rule}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

/** Data of the main office for the guide. */
export const useGuideFacts = () => {
  const offices = useOffices()
  const restrictions = useQuery(masterQueries.restrictions(usePortalApi()))
  if (offices.state === 'failed') return { error: offices.error, retry: offices.retry }
  if (restrictions.isLoadingError)
    return { error: failureOf(restrictions.error), retry: () => void restrictions.refetch() }
  if (offices.state === 'loading' || !restrictions.data) return {}
  const [main] = offices.offices
  const restriction = restrictions.data.find(({ officeId }) => officeId === main?.id)
  if (!main || !restriction) return {}
  const facts: GuideFacts = {
    today: main.today ?? todayInAddis(serviceClock.now()),
    restriction,
    processingDays: main.processingDays,
    closures: main.closures,
  }
  return { facts }
}
