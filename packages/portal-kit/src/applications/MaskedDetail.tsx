import type { Application } from '@invea/domain'
import { Alert, Stack } from '@invea/ui'
import type { ReactNode } from 'react'
import { ApplicationCard } from '../request-view/ApplicationCard.tsx'
import { useDisplayContext } from '../request-view/use-display-context.ts'

export interface MaskedDetailProps {
  readonly application: Application
  /** The way to giving the second number. */
  readonly giveBoth: ReactNode
}

/** What one number alone opens (D19): the card, and words that say why and how to see the rest. */
export const MaskedDetail = ({ application, giveBoth }: MaskedDetailProps) => {
  const display = useDisplayContext()
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{display.t('status:detail.title')}</h1>
      <Alert tone="info" title={display.t('status:masked.title')}>
        <p>{display.t('status:masked.help')}</p>
        <div className="mt-3">{giveBoth}</div>
      </Alert>
      <ApplicationCard application={{ ...application, actions: [] }} display={display} />
    </Stack>
  )
}
