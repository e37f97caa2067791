import { Button, Card, ErrorSummary, Field, SearchIcon, Stack } from '@invea/ui'
import { Captcha } from '../api/Captcha.tsx'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useIssueWords } from '../i18n/issue-words.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import type { LookUpForm } from './use-look-up.ts'

const numbers = [
  { name: 'applicationNumber', hint: 'lookup.applicationHint' },
  { name: 'confirmationNumber', hint: 'lookup.confirmationHint' },
] as const

const htmlId = (name: string) => `look-up-${name}`

/** What went wrong with a search, in words that say nothing about other numbers (D19). */
const SearchFailure = ({ form }: { readonly form: LookUpForm }) => {
  const { t } = useTranslation('status')
  const { failure, attempt, search } = form
  if (!failure) return null
  return (
    <Stack gap={3}>
      <FailureNotice key={attempt} error={failure} onRetry={() => void search()} />
      {failure.kind === 'refused' && failure.code === 'notFound' && <p>{t('lookup.notFoundHelp')}</p>}
    </Stack>
  )
}

/** B §2 Status lookup: two numbers, at least one; after failed lookups the service requires a human check (D15). */
export const LookUpFields = ({ form }: { readonly form: LookUpForm }) => {
  const { t } = useTranslation(['status', 'shell'])
  const words = useIssueWords()
  const { draft, setDraft, issues, attempt, pending, human, search, proveHuman } = form
  const messageAt = (name: string) => {
    const issue = issues.find(({ field }) => field === `lookUp.${name}`)
    return issue && words(issue)
  }
  return (
    <form
      // Sent by the browser itself, before the app is there, it would carry the numbers into the address.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void search()
      }}
    >
      <Stack gap={6}>
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
              <Field key={name} id={htmlId(name)} invalid={messageAt('applicationNumber') !== undefined}>
                <Field.Label>{t(`label.${name}`)}</Field.Label>
                <Field.Hint>{t(hint)}</Field.Hint>
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
            {human === 'required' && (
              <Captcha
                id={htmlId('captcha')}
                form="lookup"
                human={false}
                onHuman={() => void proveHuman()}
                error={messageAt('captcha')}
              />
            )}
            <Button type="submit" width="phone" pending={pending}>
              <SearchIcon aria-hidden="true" className="size-5" />
              {t(pending ? 'lookup.searching' : 'lookup.search')}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </form>
  )
}
