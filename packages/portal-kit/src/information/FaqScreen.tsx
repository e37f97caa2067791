import { useTranslation } from '../i18n/use-translation.ts'
import type { PageId } from '../shell/navigation.ts'
import { type Question, QuestionPage, useAnswers } from './QuestionPage.tsx'

/** The questions in the order people meet them: the passport, the fee, the way there. */
const questions = [
  'fee',
  'urgent',
  'pay',
  'silence',
  'refund',
  'change',
  'arrive',
  'proxy',
  'group',
  'account',
  'lost',
  'collect',
  'validity',
  'pages',
] as const satisfies readonly Question[]

/** Where an answer leads on. */
const further = { fee: 'services', urgent: 'urgentGuide', change: 'manageApplication' } as const satisfies Partial<
  Record<Question, PageId>
>

const isFurther = (question: Question): question is keyof typeof further => question in further

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
        ...(isFurther(id) && { page: further[id], link: t(`${id}.link`) }),
      }))}
    />
  )
}
