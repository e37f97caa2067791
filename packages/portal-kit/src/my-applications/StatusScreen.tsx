import { Stack } from '@invea/ui'
import { useEffect } from 'react'
import { MemberList } from '../account/MemberList.tsx'
import { useDoneNotice, useFocusOnChange } from '../application-view/use-done-notice.ts'
import type { RequestSearch, ViewScreens } from '../application-view/view-search.ts'
import { type Loadable, LoadedComponent, loadComponent } from '../i18n/LoadedComponent.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { LookUpFields } from './LookUpFields.tsx'
import type { FoundProps } from './LookupResults.tsx'
import { type LookUpForm, useLookUp } from './use-look-up.ts'

export type LookUpPurpose = 'status' | 'manage'

const titles = {
  status: { title: 'lookup.title', intro: 'lookup.intro' },
  manage: { title: 'lookup.manageTitle', intro: 'lookup.manageIntro' },
} as const satisfies Record<LookUpPurpose, unknown>

// A chunk of its own: the form can be used before anything has been found.
const found: Loadable<FoundProps> = {
  load: async () => (await import('./LookupResults.tsx')).LookupResults,
  words: ['application', 'choice', 'summary'],
}

const Form = ({ form, purpose }: { readonly form: LookUpForm; readonly purpose: LookUpPurpose }) => {
  const { t } = useTranslation('status')
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t(titles[purpose].title)}</h1>
      <p>{t(titles[purpose].intro)}</p>
      <LookUpFields form={form} />
      <MemberList />
    </Stack>
  )
}

export interface StatusScreenProps extends RequestSearch {
  readonly purpose: LookUpPurpose
  readonly screens: ViewScreens
}

/** B §2 Status lookup, and the look-up of /manage-booking (D17): form, results, and each result's views. */
export const StatusScreen = ({ purpose, screens, ...search }: StatusScreenProps) => {
  const { request, view = 'view', part } = search
  const form = useLookUp()
  const shown = request !== undefined ? `${request}/${view}/${part ?? ''}` : form.found ? 'results' : 'form'
  useFocusOnChange(shown)
  const { notice, onDone } = useDoneNotice(request)
  const { i18n } = useTranslation()
  const { language } = i18n
  useEffect(() => {
    // What shows results is fetched while the numbers are typed; when that fails, it is fetched again with the results.
    const idle = setTimeout(() => void loadComponent(found, i18n, language).catch(() => undefined), 1500)
    return () => clearTimeout(idle)
  }, [i18n, language])
  if (shown === 'form') return <Form form={form} purpose={purpose} />
  return (
    <LoadedComponent of={found} lines={10} {...search} form={form} screens={screens} notice={notice} onDone={onDone} />
  )
}
