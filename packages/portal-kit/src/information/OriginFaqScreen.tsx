import { useTranslation } from '../i18n/use-translation.ts'
import { type AnsweredQuestion, type Question, QuestionPage, useAnswers } from './QuestionPage.tsx'

const own = ['who', 'holder', 'names', 'cost', 'family', 'where'] as const

/** What holds for a passport and an Origin ID alike. */
const shared = ['pay', 'silence', 'refund', 'change', 'arrive', 'proxy', 'group'] as const satisfies readonly Question[]

/** B §2: the questions of the Origin ID, then those of every applicant. */
export const OriginFaqScreen = () => {
  const { t } = useTranslation(['originInfo', 'faq'])
  const answers = useAnswers()
  const questions: readonly AnsweredQuestion[] = [
    ...own.map((id) => ({
      id,
      question: t(`originInfo:faq.${id}.q`),
      answer: t(`originInfo:faq.${id}.a`),
      ...(id === 'cost' && { page: 'requirements' as const, link: t('originInfo:faq.cost.link') }),
    })),
    ...shared.map((id) => ({
      id,
      question: t(`faq:${id}.q`),
      answer: answers[id],
      ...(id === 'change' && { page: 'manageApplication' as const, link: t('faq:change.link') }),
    })),
  ]
  return <QuestionPage title={t('originInfo:faq.title')} intro={t('originInfo:faq.summary')} questions={questions} />
}
