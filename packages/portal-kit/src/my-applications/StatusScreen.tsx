import { Alert, Button, Card, ErrorSummary, Field, FocusOnArrival, SearchIcon, Stack } from '@invea/ui'
import { useEffect, useRef } from 'react'
import { Captcha } from '../api/Captcha.tsx'
import { usePortalConfig } from '../api/config-source.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { isRefused } from '../api/queries.ts'
import { useDoneNotice, useFocusOnChange, useRequestPages } from '../application-view/pages.tsx'
import type { RequestSearch } from '../application-view/view-search.ts'
import { isSharedComputer } from '../drafts/shared-computer.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { useIssueWords } from '../i18n/issue-words.ts'
import { type Loadable, LoadedComponent, loadComponent } from '../i18n/LoadedComponent.tsx'
import { MemberList } from '../shell/site-map.tsx'
import type { FoundProps } from './LookupResults.tsx'
import { type LookUpForm, useLookUp } from './use-look-up.ts'

const numbers = [
  { name: 'applicationNumber', hint: 'lookup.applicationHint' },
  { name: 'confirmationNumber', hint: 'lookup.confirmationHint' },
] as const

const htmlId = (name: string) => `look-up-${name}`

/** Message of a failed search, which reveals nothing about other numbers (D19). */
const SearchFailure = ({ form: { failure, attempt, search } }: { readonly form: LookUpForm }) => {
  const { t } = useTranslation('status')
  const { helpLine } = usePortalConfig()
  return (
    failure && (
      <FocusOnArrival key={attempt}>
        {isRefused(failure, 'notFound') ? (
          <Alert tone="danger" title={t('lookup.notFound')}>
            {t('lookup.notFoundHelp')} {t('lookup.lostNumber', { helpLine })}
          </Alert>
        ) : (
          <FailureNotice error={failure} onRetry={search} live={false} />
        )}
      </FocusOnArrival>
    )
  )
}

/** B §2 Status lookup: two numbers, at least one; after failed lookups the service requires a human check (D15). */
export const LookUpFields = ({ form }: { readonly form: LookUpForm }) => {
  const { t } = useTranslation(['status', 'shell'])
  const words = useIssueWords()
  const searchButton = useRef<HTMLButtonElement>(null)
  const { draft, setDraft, issues, attempt, pending, isCaptchaRequired, search, continueAsHuman } = form
  const messageAt = (name: string) => {
    const issue = issues.find(({ field }) => field === `lookUp.${name}`)
    return issue && words(issue)
  }
  return (
    <form
      // Before the app runs, a GET form would put the numbers in the address.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <Stack gap={6}>
        {form.isLost && <Alert tone="danger" title={t('status:lookup.lost')} live />}
        <SearchFailure form={form} />
        <ErrorSummary
          title={t('shell:fixBelow')}
          attempt={attempt}
          errors={issues.map((issue) => ({
            fieldId: htmlId(issue.field.replace('lookUp.', '')),
            message: words(issue),
          }))}
        />
        <Card>
          <Stack gap={6}>
            {numbers.map(({ name, hint }) => (
              <Field
                key={name}
                id={htmlId(name)}
                label={t(`label.${name}`)}
                hint={t(hint)}
                invalid={messageAt('applicationNumber') !== undefined}
              >
                <Field.Input
                  name={name}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  value={draft[name] ?? ''}
                  onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
                />
              </Field>
            ))}
            {isCaptchaRequired && (
              <Captcha
                id={htmlId('captcha')}
                form="lookup"
                human={false}
                onHuman={() => {
                  // The search removes the box.
                  if (document.activeElement?.id === htmlId('captcha')) searchButton.current?.focus()
                  continueAsHuman()
                }}
                error={messageAt('captcha')}
              />
            )}
            <Button ref={searchButton} type="submit" width="phone" pending={pending}>
              <SearchIcon aria-hidden="true" className="size-5" />
              {t(pending ? 'lookup.searching' : 'lookup.search')}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </form>
  )
}

export type LookUpPurpose = 'status' | 'manage'

const titles = {
  status: { title: 'lookup.title', intro: 'lookup.intro' },
  manage: { title: 'lookup.manageTitle', intro: 'lookup.manageIntro' },
} as const satisfies Record<LookUpPurpose, unknown>

// A separate chunk, because the form is usable before there are results.
const found: Loadable<FoundProps> = {
  load: async () => (await import('./LookupResults.tsx')).LookupResults,
  namespaces: ['application', 'choice', 'summary'],
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
}

/** B §2 Status lookup, and the look-up of /manage-booking (D17): the form, results, and the views of each result. */
export const StatusScreen = ({ purpose, ...search }: StatusScreenProps) => {
  const { request, view = 'view', part } = search
  const form = useLookUp()
  const shown = request !== undefined ? `${request}/${view}/${part ?? ''}` : form.found ? 'results' : 'form'
  useFocusOnChange(shown)
  const { notice, onDone } = useDoneNotice(request)
  const { forgetDraft } = useRequestPages()
  useEffect(() => {
    // D39: elsewhere the draft is saved, and offered again.
    if (isSharedComputer()) forgetDraft?.()
  }, [forgetDraft])
  const { i18n } = useTranslation()
  const { language } = i18n
  useEffect(() => {
    // Prefetches the results' code during input. If that fails, it is fetched with the results.
    const idle = setTimeout(() => void loadComponent(found, i18n, language).catch(() => undefined), 1500)
    return () => clearTimeout(idle)
  }, [i18n, language])
  if (shown === 'form') return <Form form={form} purpose={purpose} />
  return <LoadedComponent of={found} lines={10} {...search} form={form} notice={notice} onDone={onDone} />
}
