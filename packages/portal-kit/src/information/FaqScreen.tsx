import { formatTime } from '@invea/domain'
import { passportFacts } from '@invea/domain/applicant'
import { confirmationPromiseHours, orderLifetimeHours } from '@invea/domain/application'
import { earliestArrivalMinutes } from '@invea/domain/appointment'
import { groupSizes, maxApplicants } from '@invea/domain/drafts'
import { earlierTariff, formatAmount, lowestUrgentFee, regularFees } from '@invea/domain/fees'
import { officeHours } from '@invea/domain/holidays'
import type { Resources } from '@invea/locales'
import { Accordion, Disclosure, PageSection, Split } from '@invea/ui'
import { usePortalConfig } from '../api/config-source.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { urgentDays } from '../payment/fee-rows.ts'
import { HelpPanel, PageHead } from '../shell/PageParts.tsx'
import { type PageId, PageLink } from '../shell/site-map.tsx'

const originIdQuestions = ['who', 'holder', 'names', 'cost', 'family', 'abroad', 'where'] as const

/** Questions for passports and Origin IDs. */
const sharedQuestions = [
  'pay',
  'silence',
  'refund',
  'change',
  'arrive',
  'proxy',
  'group',
] as const satisfies readonly FaqQuestion[]

/** B §2: the questions of the Origin ID, then those of every applicant. */
export const OriginFaqScreen = () => {
  const { t } = useTranslation(['originRequirements', 'faq'])
  const answers = useAnswers()
  const questions: readonly AnsweredQuestion[] = [
    ...originIdQuestions.map((id) => ({
      id,
      question: t(`originRequirements:faq.${id}.q`),
      answer: t(`originRequirements:faq.${id}.a`),
      ...(id === 'cost' && { page: 'requirements' as const, link: t('originRequirements:faq.cost.link') }),
    })),
    ...sharedQuestions.map((id) => ({
      id,
      question: t(`faq:${id}.q`),
      answer: answers[id],
      ...(id === 'change' && { page: 'manageApplication' as const, link: t('faq:change.link') }),
    })),
  ]
  return (
    <QuestionPage
      title={t('originRequirements:faq.title')}
      intro={t('originRequirements:faq.summary')}
      questions={questions}
    />
  )
}

export interface AnsweredQuestion {
  readonly id: string
  readonly question: string
  readonly answer: string
  readonly page?: PageId
  readonly link?: string
}

/** B §2: an accordion of questions. */
export const QuestionPage = ({
  title,
  intro,
  questions,
}: {
  readonly title: string
  readonly intro: string
  readonly questions: readonly AnsweredQuestion[]
}) => (
  <>
    <PageHead title={title} intro={intro} />
    <PageSection space="tight">
      <Split aside={<HelpPanel />}>
        <Accordion>
          {questions.map(({ id, question, answer, page, link }) => (
            <Disclosure key={id} headingLevel={2} title={question}>
              <p>{answer}</p>
              {page && (
                <p className="mt-3">
                  <PageLink page={page} className="inline-block py-2">
                    {link}
                  </PageLink>
                </p>
              )}
            </Disclosure>
          ))}
        </Accordion>
      </Split>
    </PageSection>
  </>
)

export type FaqQuestion = keyof Omit<Resources['faq'], 'title' | 'summary'>

/** Answers of the FAQ. Amounts, limits and hours come from their tables (G5). */
export const useAnswers = (): Readonly<Record<FaqQuestion, string>> => {
  const { t } = useTranslation('faq')
  const { helpLine, supportMailbox } = usePortalConfig()
  const language = useLanguage()
  const at = (time: string) => formatTime(time, { language, clock: 'both' })
  const [small, large] = passportFacts.bookletPages
  return {
    validity: t('validity.a', { years: passportFacts.validityYears, months: passportFacts.travelMonths }),
    pages: t('pages.a', { small, large }),
    fee: t('fee.a', {
      amount: formatAmount(regularFees.new),
      regular: formatAmount(earlierTariff.regular),
      expedite: formatAmount(earlierTariff.expedite),
    }),
    urgent: t('urgent.a', { short: urgentDays[0], long: urgentDays[1], amount: formatAmount(lowestUrgentFee) }),
    lost: t('lost.a', { days: passportFacts.lostClearingDays }),
    collect: t('collect.a', { days: passportFacts.unclaimedDays }),
    pay: t('pay.a', { hours: orderLifetimeHours }),
    silence: t('silence.a', { hours: confirmationPromiseHours, line: helpLine, mailbox: supportMailbox }),
    refund: t('refund.a'),
    change: t('change.a'),
    account: t('account.a'),
    proxy: t('proxy.a'),
    group: t('group.a', { min: groupSizes[0], max: maxApplicants }),
    arrive: t('arrive.a', {
      minutes: earliestArrivalMinutes,
      open: at(officeHours.opens),
      close: at(officeHours.closes),
    }),
  }
}

/** Questions in order: the passport, the fee, the visit. */
const questions = [
  'fee',
  'urgent',
  ...sharedQuestions,
  'account',
  'lost',
  'collect',
  'validity',
  'pages',
] as const satisfies readonly FaqQuestion[]

/** Page that an answer links to. */
const linkedPages = { fee: 'services', urgent: 'urgentGuide', change: 'manageApplication' } as const satisfies Partial<
  Record<FaqQuestion, PageId>
>

const hasLink = (question: FaqQuestion): question is keyof typeof linkedPages => question in linkedPages

/** B §2: Passport Appointment (FAQ), an accordion of questions. */
export const FaqScreen = () => {
  const { t } = useTranslation('faq')
  const answers = useAnswers()
  return (
    <QuestionPage
      title={t('title')}
      intro={t('summary')}
      questions={questions.map((id) => ({
        id,
        question: t(`${id}.q`),
        answer: answers[id],
        ...(hasLink(id) && { page: linkedPages[id], link: t(`${id}.link`) }),
      }))}
    />
  )
}
