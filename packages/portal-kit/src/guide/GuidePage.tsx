import { Button, Card, PageSection, Skeleton, Stack } from '@invea/ui'
import type { ReactNode } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { useTranslation } from '../i18n/index.ts'
import { PageHead } from '../shell/PageHead.tsx'

export interface GuidePageProps {
  readonly title: string
  readonly intro: string
  readonly questions: ReactNode
  /** Absent until enough is answered. */
  readonly answer: ReactNode
  /** Absent before the first answer: nothing to begin anew. */
  readonly onRestart: (() => void) | undefined
}

/** A guide to the right service: a few questions, and beside them the answer. */
export const GuidePage = ({ title, intro, questions, answer, onRestart }: GuidePageProps) => {
  const { t } = useTranslation('guide')
  return (
    <>
      <PageHead title={title} intro={intro} />
      <PageSection space="tight">
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <Stack gap={6}>
            {questions}
            {onRestart && (
              <Button variant="quiet" className="self-start" onClick={onRestart}>
                {t('restart')}
              </Button>
            )}
          </Stack>
          <div aria-live="polite" className="min-w-0">
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
