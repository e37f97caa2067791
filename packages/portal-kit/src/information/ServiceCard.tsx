import type { IsoDate } from '@invea/domain'
import type { AttachmentType } from '@invea/domain/attachments'
import { Button, Card, Stack } from '@invea/ui'
import type { ReactNode } from 'react'
import { DualCalendarDate } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import type { PageId } from '../shell/navigation.ts'
import { PageLink, useHasPage } from '../shell/PageLink.tsx'
import { Papers } from './InformationParts.tsx'

/** Papers, the day by rule, and the way into the request. */
export const ServiceParts = ({
  documents,
  delivery,
  page,
  service,
}: {
  readonly documents: readonly AttachmentType[]
  readonly delivery: IsoDate | undefined
  readonly page: PageId
  /** Chosen in advance in the form. */
  readonly service: string
}) => {
  const { t } = useTranslation('guide')
  const has = useHasPage()
  return (
    <>
      <h3>{t('result.documents')}</h3>
      <Papers papers={documents.map((type) => ({ type }))} />
      {delivery && (
        <div>
          <h3>{t('result.delivery')}</h3>
          <p className="font-display text-xl font-bold">
            <DualCalendarDate date={delivery} />
          </p>
          <p className="text-sm text-muted">{t('result.deliveryHelp')}</p>
        </div>
      )}
      {has(page) && (
        <Button asChild width="full">
          <PageLink page={page} search={{ service }}>
            {t('result.apply')}
          </PageLink>
        </Button>
      )}
    </>
  )
}

/** The service a guide has found. */
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
