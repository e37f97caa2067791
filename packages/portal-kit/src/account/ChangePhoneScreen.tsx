import { PageSection, Skeleton } from '@invea/ui'
import { Suspense, useState } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { lazyComponent } from '../shell/lazy-component.ts'

// Loaded by the page itself, so that other pages do not list its chunks.
const ChangePhone = lazyComponent(async () => (await import('./ChangePhone.tsx')).ChangePhone)
const CancelPhoneChange = lazyComponent(async () => (await import('./LostPhone.tsx')).CancelPhoneChange)

/**
 * Page for the phone number of an account (decision 0026). A member changes it with codes from both phones, or with the mailed link for
 * a lost phone (`#t=`). The link of the notice (`#c=`) cancels a change. The proofs follow the hash sign, so no server or log receives
 * them.
 */
export const ChangePhoneScreen = ({ foreignPhones }: { readonly foreignPhones: boolean }) => {
  const [{ proof, cancel }] = useState(() => {
    const given = new URLSearchParams(location.hash.slice(1))
    return { proof: given.get('t') || undefined, cancel: given.get('c') || undefined }
  })
  return (
    <PageSection width="form">
      <Suspense fallback={<Skeleton lines={6} />}>
        {cancel ? <CancelPhoneChange proof={cancel} /> : <ChangePhone proof={proof} foreignPhones={foreignPhones} />}
      </Suspense>
    </PageSection>
  )
}

/** The screen with the API client, as a separate page. */
export const ChangePhonePage = (props: { readonly foreignPhones: boolean }) => (
  <ApiProvider>
    <ChangePhoneScreen {...props} />
  </ApiProvider>
)
