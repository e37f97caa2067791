import { PageSection, Skeleton } from '@invea/ui'
import { Suspense, useState } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { lazyComponent } from '../shell/lazy-component.ts'

// Fetched by the page itself, so that every other page has a short list of what it needs.
const ChangePhone = lazyComponent(async () => (await import('./ChangePhone.tsx')).ChangePhone)
const CancelPhoneChange = lazyComponent(async () => (await import('./LostPhone.tsx')).CancelPhoneChange)

/**
 * The phone number of an account (decision 0026): changed by a member with both phones, with the mailed link of a lost phone (`#t=`),
 * or left as it is by the link of the notice (`#c=`). The proofs are behind the hash sign: they reach no server and no log.
 */
export const ChangePhoneScreen = ({ foreignPhones = false }: { readonly foreignPhones?: boolean }) => {
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

/** The screen with the service, as a page of its own. */
export const ChangePhonePage = (props: { readonly foreignPhones: boolean }) => (
  <ApiProvider>
    <ChangePhoneScreen {...props} />
  </ApiProvider>
)
