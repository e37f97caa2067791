import { adultAge } from '@invea/domain'
import { Checkbox } from '@invea/ui'
import { useTranslation } from '../../i18n/index.ts'
import { QuestionList } from '../QuestionList.tsx'
import { type OriginGuideForm, type OriginQuestion, originsOf, shownOriginQuestions } from './origin-guide-form.ts'

export interface OriginGuideQuestionsProps {
  readonly form: OriginGuideForm
  readonly onChange: (changes: Partial<OriginGuideForm>) => void
}

const choices = {
  nationality: ['foreign', 'ethiopian'],
  age: ['child', 'adult'],
  card: ['none', 'yellowCard', 'valid', 'expired', 'damaged', 'lost'],
  losses: ['once', 'twice', 'more'],
  correction: ['yes', 'no'],
} as const satisfies Partial<Record<OriginQuestion, readonly string[]>>

const choicesOf = (question: OriginQuestion, form: OriginGuideForm): readonly string[] =>
  question === 'origin' ? originsOf(form) : choices[question]

/** The questions of the Origin ID's guide, one under the other as they are answered. */
export const OriginGuideQuestions = ({ form, onChange }: OriginGuideQuestionsProps) => {
  const { t } = useTranslation(['originGuide', 'guide'])
  const words = t as unknown as (key: string, params: object) => string
  return (
    <QuestionList
      questions={shownOriginQuestions(form).map((question) => ({
        id: question,
        legend: t(`originGuide:question.${question}`),
        options: choicesOf(question, form).map((value) => ({
          value,
          title: words(`originGuide:${question}.${value}`, { age: adultAge }),
        })),
        value: form[question],
        onChange: (value) => onChange({ [question]: value }),
        after: question === 'age' && form.age && (
          <Checkbox
            checked={form.openRequest === true}
            onChange={(event) => onChange({ openRequest: event.currentTarget.checked })}
          >
            {t('guide:openRequest')}
          </Checkbox>
        ),
      }))}
    />
  )
}
