import type { Resources } from '@invea/locales'
import { Accordion, Disclosure, PageSection, Split } from '@invea/ui'
import { useTranslation } from 'react-i18next'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { PlaceLink } from '../shell/PlaceLink.tsx'
import type { Place } from '../shell/places.ts'
import { useAnswers } from './use-answers.ts'

export type Question = keyof Omit<Resources['faq'], 'title' | 'summary'>

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
  Record<Question, Place>
>

const isFurther = (question: Question): question is keyof typeof further => question in further

/** B §2: Passport Appointment (FAQ), an accordion of questions. */
export const FaqScreen = () => {
  const { t } = useTranslation('faq')
  const answers = useAnswers()
  return (
    <>
      <PageHead title={t('title')} intro={t('summary')} />
      <PageSection space="tight">
        <Split aside={<HelpPanel />}>
          <Accordion>
            {questions.map((question) => (
              <Disclosure key={question} headingLevel={2} title={t(`${question}.q`)}>
                <p>{answers[question]}</p>
                {isFurther(question) && (
                  <p className="mt-3">
                    <PlaceLink place={further[question]} className="inline-block py-2">
                      {t(`${question}.link`)}
                    </PlaceLink>
                  </p>
                )}
              </Disclosure>
            ))}
          </Accordion>
        </Split>
      </PageSection>
    </>
  )
}
