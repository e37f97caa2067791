import type { Resources } from '@invea/locales'
import { useTranslation } from '../i18n/index.ts'

type StepTitles = Resources['request']['steps']

/** The title of a step by its id. Journeys and titles are closed against each other by each portal's screen table. */
export const useStepTitle = (): ((step: string) => string) => {
  const { t } = useTranslation('request')
  return (step) => t(`steps.${step as keyof StepTitles}`)
}
