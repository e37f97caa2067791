import type { Issue } from '@invea/domain'
import {
  checkFamilyMember,
  type FamilyEditing,
  FamilyMember,
  type FamilyMemberSchema,
  familyMemberFrom,
  maxFamilyMembers,
  OriginIdFamilyMember,
  saveMember,
} from '@invea/domain/applicant'
import type { FamilyMemberDraft } from '@invea/domain/drafts'
import { issuesOf } from '@invea/domain/issues'
import {
  AddIcon,
  Alert,
  Button,
  Card,
  DeleteIcon,
  Dialog,
  EditIcon,
  EmptyState,
  ErrorSummary,
  Field,
  FocusOnArrival,
  Stack,
} from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf, masterQueries } from '../api/queries.ts'
import type { Choice } from '../application-form/DraftFields.tsx'
import { useApplicantField, useEditApplicant, useUnsavedInput, useWizard } from '../application-form/use-wizard.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { useFieldLabels, useIssueWords, useLabelled } from '../i18n/issue-words.ts'
import { JoinedSpelling } from './NameField.tsx'

export interface FamilyFormProps {
  readonly title: string
  readonly member: FamilyMemberDraft
  /** The rule of the portal. */
  readonly schema: FamilyMemberSchema
  readonly relations: readonly Choice[]
  readonly onChange: (member: FamilyMemberDraft) => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** A §2: first name, grandfather name and family type. Saves only valid input, and shows messages after the first attempt. */
export const FamilyForm = ({ title, member, schema, relations, onChange, onSave, onCancel }: FamilyFormProps) => {
  const { t } = useTranslation(['applicant', 'field', 'shell'])
  const words = useIssueWords()
  const labelOf = useFieldLabels()
  const labelled = useLabelled()
  const [attempt, setAttempt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const idBase = useId()
  useEffect(() => heading.current?.focus(), [])
  const found = issuesOf(checkFamilyMember(familyMemberFrom(member), schema))
  const issues: readonly Issue[] = attempt === 0 ? [] : found
  const message = (name: string) => {
    const issue = issues.find(({ field }) => field === `family.${name}`)
    return issue && words(issue)
  }
  const named = (issue: Issue) => labelled(labelOf(issue.field), words(issue))
  const save = () => {
    if (found.length === 0) onSave()
    else setAttempt(attempt + 1)
  }
  // Forms cannot be nested: Enter must save the member, not press Next of the step.
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
          title={t('shell:fixBelow')}
          attempt={attempt}
          errors={issues.map((issue) => ({
            fieldId: `${idBase}-${issue.field.replace('family.', '')}`,
            message: named(issue),
          }))}
        />
        {(['firstName', 'grandfatherName'] as const).map((name) => (
          <Field key={name} id={`${idBase}-${name}`} label={t(`field:family.${name}`)} error={message(name)} required>
            <Field.Input
              value={member[name] ?? ''}
              className="uppercase"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange({ ...member, [name]: event.currentTarget.value })}
            />
            {schema === FamilyMember && (
              <JoinedSpelling name={member[name] ?? ''} onUse={(joined) => onChange({ ...member, [name]: joined })} />
            )}
          </Field>
        ))}
        <Field id={`${idBase}-relationId`} label={t('field:family.relationId')} error={message('relationId')} required>
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
          {/* Next is the main button of the step. */}
          <Button variant="secondary" width="phone" onClick={save}>
            {t('applicant:family.save')}
          </Button>
          <Button variant="quiet" width="phone" onClick={onCancel}>
            {t('applicant:family.cancel')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

const Family = ({ schema }: Pick<FamilyFormProps, 'schema'>) => {
  const { t } = useTranslation(['applicant', 'common'])
  const language = useLanguage()
  const api = usePortalApi()
  const wizard = useWizard()
  const master = useQuery(masterQueries.all(api))
  const [family] = useApplicantField('family')
  const edit = useEditApplicant()
  const [typed, keepEditing] = useUnsavedInput<FamilyEditing>('family')
  // A form in which nothing is typed is not kept, and stops no step.
  const [opened, setOpened] = useState<FamilyEditing>()
  const editing = typed ?? opened
  const [deleting, setDeleting] = useState<number>()
  // Number of attempts to pass the step with an open form; one of another step leads here.
  const [unfinished, setUnfinished] = useState(() => (editing && wizard.state().returnTo !== undefined ? 1 : 0))
  // Number of times that the focused button went away with a form or a member.
  const [closed, setClosed] = useState(0)
  const adding = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (closed > 0) adding.current?.querySelector<HTMLElement>('button, [tabindex]')?.focus()
  }, [closed])
  const change = (to: readonly FamilyMemberDraft[]) => edit((applicant) => ({ ...applicant, family: to }))
  const close = () => {
    setOpened(undefined)
    keepEditing(undefined)
    setUnfinished(0)
    setClosed(closed + 1)
  }
  const isOpen = editing !== undefined
  const isTyped = typed !== undefined
  useEffect(
    () =>
      wizard.addNextCheck(() => {
        setUnfinished((tries) => (isTyped ? tries + 1 : 0))
        return !isTyped
      }),
    [wizard, isTyped],
  )
  const relations = (master.data?.familyTypes ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name[language],
  }))
  const relationOf = ({ relationId }: FamilyMemberDraft) =>
    relations.find(({ value }) => value === relationId)?.label ?? ''
  const nameOf = ({ firstName, grandfatherName }: FamilyMemberDraft) =>
    [firstName, grandfatherName].filter(Boolean).join(' ')
  const addButton =
    family.length >= maxFamilyMembers ? (
      <p tabIndex={-1}>{t('applicant:family.full', { max: maxFamilyMembers })}</p>
    ) : (
      <Button variant="secondary" onClick={() => setOpened({ member: {} })}>
        <AddIcon aria-hidden="true" className="size-5" />
        {t('applicant:family.add')}
      </Button>
    )
  return (
    <Stack gap={6}>
      <p>{t('applicant:family.intro')}</p>
      {master.isLoadingError && <FailureNotice error={failureOf(master.error)} onRetry={() => void master.refetch()} />}
      {unfinished > 0 && (
        <FocusOnArrival key={unfinished}>
          <Alert tone="warning">{t('applicant:family.unsaved')}</Alert>
        </FocusOnArrival>
      )}
      {family.length > 0 && (
        <Stack as="ul" gap={3}>
          {family.map((member, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: members have no identity before the service stored them
            <li key={at} hidden={at === editing?.at}>
              <Card className="flex flex-wrap items-center justify-between gap-3">
                <div className="min-w-0">
                  <p className="font-semibold">{nameOf(member)}</p>
                  <p className="text-sm text-muted">{relationOf(member)}</p>
                </div>
                {!isOpen && (
                  <div className="-mx-3 flex gap-1">
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={t('applicant:family.editName', { name: nameOf(member) })}
                      onClick={() => setOpened({ member, at })}
                    >
                      <EditIcon aria-hidden="true" className="size-5" />
                    </Button>
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={t('applicant:family.deleteName', { name: nameOf(member) })}
                      onClick={() => setDeleting(at)}
                    >
                      <DeleteIcon aria-hidden="true" className="size-5" />
                    </Button>
                  </div>
                )}
              </Card>
            </li>
          ))}
        </Stack>
      )}
      {editing && (
        <FamilyForm
          title={t(editing.at !== undefined ? 'applicant:family.editTitle' : 'applicant:family.addTitle')}
          member={editing.member}
          schema={schema}
          relations={relations}
          onChange={(member) => keepEditing({ ...editing, member })}
          onSave={() => {
            change(saveMember(family, editing))
            close()
          }}
          onCancel={close}
        />
      )}
      {!isOpen && (
        <div ref={adding}>
          {family.length > 0 ? addButton : <EmptyState title={t('applicant:family.empty')} action={addButton} />}
        </div>
      )}
      <Dialog
        open={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        title={t('applicant:family.deleteConfirm')}
        closeLabel={t('common:close')}
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => {
                change(family.filter((_, at) => at !== deleting))
                setDeleting(undefined)
                setClosed(closed + 1)
              }}
            >
              {t('applicant:family.deleteYes')}
            </Button>
            <Button variant="secondary" onClick={() => setDeleting(undefined)}>
              {t('common:cancel')}
            </Button>
          </>
        }
      >
        <p className="font-semibold">{nameOf(family[deleting ?? -1] ?? {})}</p>
      </Dialog>
    </Stack>
  )
}

/** A §2 Family: empty state, add form, list with edit and delete. Input of an open form also survives a reload. */
export const FamilyScreen = () => <Family schema={FamilyMember} />

/** The family of an Origin ID applicant: names as in the foreign passport (D31). */
export const OriginIdFamilyScreen = () => <Family schema={OriginIdFamilyMember} />
