import type { Application } from '@invea/domain'
import type { MissingStep } from '@invea/domain/application'
import { Alert, Stack } from '@invea/ui'
import { NextStepLink, NextStepWords } from '../application-view/NextStepPanel.tsx'
import type { ViewProps } from '../application-view/view-search.ts'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { useDisplayContext } from '../shell/display-context.ts'

/** Shown when part of a group was never sent. Only the device with the draft has it. */
const MissingApplicants = ({ application }: ViewProps) => {
  const display = useDisplayContext()
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{display.t('application:continue.applicants')}</h1>
      <Alert tone="warning">
        <NextStepWords application={application} display={display} />
      </Alert>
      <NextStepLink application={application} display={display} />
    </Stack>
  )
}

/** View of each missing step. It is fetched with its texts, so that an application loads only the one it needs. */
const parts: Readonly<Record<MissingStep, Loadable<ViewProps>>> = {
  applicants: { load: async () => MissingApplicants, words: [] },
  documents: {
    load: async () => (await import('./MissingDocuments.tsx')).MissingDocuments,
    words: ['applicant', 'originId', 'attachments', 'issue', 'field'],
  },
  confirmation: {
    load: async () => (await import('./ConfirmScreen.tsx')).ConfirmScreen,
    words: ['summary', 'issue', 'field'],
  },
  payment: {
    load: async () => (await import('../payment/PayScreen.tsx')).PayScreen,
    words: ['summary', 'payment', 'issue', 'field'],
  },
}

const missingOf = ({ missing }: Application): MissingStep => missing ?? 'confirmation'

/** D51: the next missing step of an application that is incomplete or not paid, on any device. */
export const ContinueScreen = (props: ViewProps) => {
  const missing = missingOf(props.application)
  return <LoadedComponent key={missing} of={parts[missing]} {...props} />
}
