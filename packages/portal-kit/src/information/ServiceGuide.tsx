import { type IsoDate, todayInAddis } from '@invea/domain'
import type { AttachmentType } from '@invea/domain/attachments'
import type { GuideFacts, GuideResult as Result } from '@invea/domain/services'
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
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf, masterQueries } from '../api/queries.ts'
import { useOffices } from '../api/use-offices.ts'
import { AvailabilityTable } from '../appointment/AvailabilityScreen.tsx'
import { otherPortalAddress } from '../i18n/address.ts'
import { DualCalendarDate } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { serviceClock } from '../service-clock.ts'
import { PageHead } from '../shell/PageParts.tsx'
import { type PageId, PageLink } from '../shell/site-map.tsx'
import { isAnswered, type QuestionSteps, shownQuestions } from './guide-form.ts'
import { ApplyButton, RequiredDocuments } from './InformationParts.tsx'

/** Documents, the delivery day, and a link to the form. */
export const ServiceParts = ({
  documents,
  delivery,
  page,
  service,
}: {
  readonly documents: readonly AttachmentType[]
  readonly delivery?: IsoDate | undefined
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
  const address = otherPortalAddress(usePortalConfig().otherPortalUrl, useLanguage())
  useSpokenAnswer(reason)
  return (
    <Card tone="accent">
      <p>{reason}</p>
      {otherPortal && address && (
        <Button asChild className="mt-4">
          <a href={address}>{otherPortal}</a>
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

/** Answers that both guides have. */
interface Answers {
  readonly nationality?: string
  readonly age?: string
  readonly adopted?: boolean
  readonly openRequest?: boolean
}

type OnChange<Form> = (changes: Partial<Form>) => void

/** Boxes below the question about the age, once it is answered. */
const AgeBoxes = ({ form, onChange }: { readonly form: Answers; readonly onChange: OnChange<Answers> }) => {
  const { t } = useTranslation('guide')
  const box = (name: 'adopted' | 'openRequest') => (
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

export interface ServiceGuideProps<Form extends Answers, Question extends string> {
  readonly title: string
  readonly intro: string
  /** The answers before the first one. */
  readonly empty: Form
  readonly steps: QuestionSteps<Form, Question>
  readonly legend: (question: Question) => string
  readonly hint?: (question: Question) => string | undefined
  readonly options: (question: Question, form: Form) => readonly string[]
  readonly optionTitle: (question: Question, value: string) => string
  /** More of a question, below it. */
  readonly after?: (question: Question, form: Form, onChange: OnChange<Form>) => ReactNode
  /** The result, once enough is answered. */
  readonly result: (form: Form) => ReactNode
}

/** A guide to the right service: questions, of which each answer shows the next one, and the result beside them. */
export const ServiceGuide = <Question extends string, Form extends Answers & { readonly [Name in Question]?: string }>({
  title,
  intro,
  empty,
  steps,
  legend,
  hint,
  options,
  optionTitle,
  after,
  result,
}: ServiceGuideProps<Form, Question>) => {
  const { t } = useTranslation('guide')
  const [form, setForm] = useState(empty)
  const change = (changes: object) => setForm((known) => ({ ...known, ...changes }))
  const questionsId = useId()
  // The button removes itself, so the first question takes the focus.
  const restart = () => {
    setForm(empty)
    focusField(questionsId)
  }
  return (
    <>
      <PageHead title={title} intro={intro} />
      <PageSection space="tight">
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <Stack id={questionsId} gap={6}>
            <Stack gap={8}>
              {shownQuestions(steps, form).map((question) => (
                <Stack key={question} gap={4}>
                  <ChoiceCards
                    legend={legend(question)}
                    hint={hint?.(question)}
                    columns={2}
                    value={form[question] ?? ''}
                    onChange={(value) => change({ [question]: value })}
                  >
                    {options(question, form).map((value) => (
                      <ChoiceCards.Option key={value} value={value} title={optionTitle(question, value)} />
                    ))}
                  </ChoiceCards>
                  {question === 'age' && <AgeBoxes form={form} onChange={change} />}
                  {after?.(question, form, change)}
                </Stack>
              ))}
            </Stack>
            {form.nationality && (
              <Button variant="quiet" className="self-start" onClick={restart}>
                {t('restart')}
              </Button>
            )}
          </Stack>
          <div className="min-w-0">
            {isAnswered(steps, form) ? (
              <ApiProvider fallback={<Skeleton lines={10} />}>{result(form)}</ApiProvider>
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

export interface GuideResultProps<Service extends string> {
  /** The service, or why there is none. */
  readonly children: ReactNode
  /** Its earliest dates in every office. */
  readonly dates?: Omit<ComponentProps<typeof AvailabilityTable>, 'applicants'> | false | undefined
  /** The services that do not fit. */
  readonly others: readonly Result<Service>[]
  readonly name: (service: Service) => string
  /** Sentence about who may use a service. */
  readonly rule: (result: Result<Service>) => string
}

/** Result of a guide: the service with its earliest dates, and why the others do not fit. */
export const GuideResult = <Service extends string>(props: GuideResultProps<Service>) => {
  const { children, dates, others, name, rule } = props
  const { t } = useTranslation('guide')
  return (
    <Stack gap={6}>
      {children}
      {dates && (
        <section>
          <h2 className="mb-3 text-xl">{t('result.dates')}</h2>
          <AvailabilityTable {...dates} applicants={1} />
        </section>
      )}
      {others.length > 0 && (
        <Disclosure title={t('result.others')}>
          <dl className="flex flex-col gap-3">
            {others.map((other) => (
              <div key={other.service}>
                <dt className="font-semibold">{name(other.service)}</dt>
                <dd className="text-muted">{rule(other)}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </Stack>
  )
}

/** Renders a result with the rules' data about the main office. */
export const WithGuideFacts = ({ children }: { readonly children: (facts: GuideFacts) => ReactNode }) => {
  const offices = useOffices()
  const restrictions = useQuery(masterQueries.restrictions(usePortalApi()))
  const failed = [offices, restrictions].find(({ isLoadingError }) => isLoadingError)
  if (failed) return <FailureNotice error={failureOf(failed.error)} onRetry={() => void failed.refetch()} />
  const main = offices.data?.offices[0]
  const restriction = restrictions.data?.find(({ officeId }) => officeId === main?.id)
  if (!main || !restriction) return <Skeleton lines={10} />
  const { today = todayInAddis(serviceClock.now()), processingDays, closures } = main
  return children({ today, restriction, processingDays, closures })
}
