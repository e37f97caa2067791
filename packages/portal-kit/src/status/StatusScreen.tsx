import { Skeleton, Stack } from '@invea/ui'
import { Suspense, useEffect } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { useDoneNotice } from '../request-view/use-done-notice.ts'
import { useFocusOnChange } from '../request-view/use-focus-on-change.ts'
import type { ViewScreens } from '../request-view/view-screen.tsx'
import type { RequestSearch } from '../request-view/view-search.ts'
import { LookUpFields } from './LookUpFields.tsx'
import { type LookUpForm, useLookUp } from './use-look-up.ts'

export type LookUpPurpose = 'status' | 'manage'

const titles = {
  status: { title: 'lookup.title', intro: 'lookup.intro' },
  manage: { title: 'lookup.manageTitle', intro: 'lookup.manageIntro' },
} as const satisfies Record<LookUpPurpose, unknown>

const loadFound = async () => (await import('./Found.tsx')).Found

// A chunk of its own: the form is of use before anything has been found.
const Found = lazyPart(loadFound)

const Form = ({ form, purpose }: { readonly form: LookUpForm; readonly purpose: LookUpPurpose }) => {
  const { t } = useTranslation('status')
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t(titles[purpose].title)}</h1>
      <p>{t(titles[purpose].intro)}</p>
      <LookUpFields form={form} />
    </Stack>
  )
}

export interface StatusScreenProps extends RequestSearch {
  readonly purpose: LookUpPurpose
  readonly screens: ViewScreens
}

/** B §2 Status lookup, and the look-up of /manage-booking (D17): form, results, and each result's views. */
export const StatusScreen = ({ request, view = 'view', purpose, screens }: StatusScreenProps) => {
  const form = useLookUp()
  const shown = request !== undefined ? `${request}/${view}` : form.found ? 'results' : 'form'
  useFocusOnChange(shown)
  const { notice, onDone } = useDoneNotice(request)
  useEffect(() => {
    // What shows results comes while the numbers are typed; lost on the way, it is asked for again when there are some.
    const idle = setTimeout(() => void loadFound().catch(() => undefined), 1500)
    return () => clearTimeout(idle)
  }, [])
  if (shown === 'form') return <Form form={form} purpose={purpose} />
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      <Found request={request} view={view} form={form} screens={screens} notice={notice} onDone={onDone} />
    </Suspense>
  )
}
