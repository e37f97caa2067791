import type { Issue } from '@invea/domain'
import { checkFamilyMember, familyMemberFrom } from '@invea/domain/applicant'
import type { FamilyMemberDraft } from '@invea/domain/drafts'
import { issuesOf } from '@invea/domain/issues'
import { Button, Card, ErrorSummary, Field, Stack } from '@invea/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { Choice } from '../application-form/SelectField.tsx'
import { useIssueWords } from '../i18n/issue-words.ts'
import { useTranslation } from '../i18n/use-translation.ts'

export interface FamilyFormProps {
  readonly title: string
  readonly member: FamilyMemberDraft
  readonly relations: readonly Choice[]
  readonly onChange: (member: FamilyMemberDraft) => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** A §2: first name, grandfather name and family type. Saved when the rules are content; messages only after a save attempt. */
export const FamilyForm = ({ title, member, relations, onChange, onSave, onCancel }: FamilyFormProps) => {
  const { t } = useTranslation(['applicant', 'field', 'request'])
  const words = useIssueWords()
  const [attempt, setAttempt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const idBase = useId()
  useEffect(() => heading.current?.focus(), [])
  const issues: readonly Issue[] = attempt === 0 ? [] : issuesOf(checkFamilyMember(familyMemberFrom(member)))
  const message = (name: string) => {
    const issue = issues.find(({ field }) => field === `family.${name}`)
    return issue && words(issue)
  }
  const save = () => {
    if (issuesOf(checkFamilyMember(familyMemberFrom(member))).length === 0) onSave()
    else setAttempt(attempt + 1)
  }
  // Enter belongs to this form, not to Next of the step around it: forms cannot be nested.
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    save()
  }
  return (
    <Card tone="accent" onKeyDown={saveOnEnter}>
      <Stack>
        <h2 ref={heading} tabIndex={-1} className="text-xl">
          {title}
        </h2>
        <ErrorSummary
          title={t('request:fixBelow')}
          attempt={attempt}
          errors={issues.map((issue) => ({
            fieldId: `${idBase}-${issue.field.replace('family.', '')}`,
            message: words(issue),
          }))}
        />
        {(['firstName', 'grandfatherName'] as const).map((name) => (
          <Field key={name} id={`${idBase}-${name}`} error={message(name)} required>
            <Field.Label>{t(`field:family.${name}`)}</Field.Label>
            <Field.Input
              value={member[name] ?? ''}
              className="uppercase"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange({ ...member, [name]: event.currentTarget.value })}
            />
          </Field>
        ))}
        <Field id={`${idBase}-relationId`} error={message('relationId')} required>
          <Field.Label>{t('field:family.relationId')}</Field.Label>
          <Field.Select
            value={member.relationId ?? ''}
            onChange={(event) => onChange({ ...member, relationId: event.currentTarget.value || undefined })}
          >
            <option value="">{t('applicant:choose')}</option>
            {relations.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Field.Select>
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button width="phone" onClick={save}>
            {t('applicant:family.save')}
          </Button>
          <Button variant="secondary" width="phone" onClick={onCancel}>
            {t('applicant:family.cancel')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
