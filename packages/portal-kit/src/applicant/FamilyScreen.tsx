import type { FamilyMemberDraft } from '@invea/domain/drafts'
import { AddIcon, Alert, Button, Card, DeleteIcon, Dialog, EditIcon, EmptyState, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf, masterQueries } from '../api/queries.ts'
import { FocusOnArrival } from '../application-form/FocusOnArrival.tsx'
import { useApplicantField, useEditApplicant, useUnsavedInput } from '../application-form/use-field.ts'
import { useWizard } from '../application-form/use-wizard.ts'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'
import { FamilyForm } from './FamilyForm.tsx'

/** The member in the open form: a new one, or one taken out of the list with its position and its values before (A §4). */
export interface FamilyEditing {
  readonly member: FamilyMemberDraft
  readonly taken?: { readonly at: number; readonly was: FamilyMemberDraft } | undefined
}

type Family = readonly FamilyMemberDraft[]

/** A §4: Edit removes the entry from the list and reopens the form. */
export const takeOut = (family: Family, at: number): { readonly family: Family; readonly editing: FamilyEditing } => {
  const was = family[at]
  if (was === undefined) throw new RangeError(`No family member at ${at}`)
  return { family: family.filter((_, position) => position !== at), editing: { member: was, taken: { at, was } } }
}

/** Puts the member into the list: a new one at the end, one that was taken out back at its position. Names upper-case (A §3). */
export const putIn = (family: Family, { member, taken }: FamilyEditing): Family => {
  const upper = {
    ...member,
    firstName: member.firstName?.trim().toUpperCase(),
    grandfatherName: member.grandfatherName?.trim().toUpperCase(),
  }
  return insertAt(family, upper, taken?.at ?? family.length)
}

/** Leaves the form: what was taken out goes back as it was. */
export const putBack = (family: Family, { taken }: FamilyEditing): Family =>
  taken ? insertAt(family, taken.was, taken.at) : family

const insertAt = (family: Family, member: FamilyMemberDraft, at: number): Family => [
  ...family.slice(0, at),
  member,
  ...family.slice(at),
]

/** A §2 Family: empty state, add form, list with edit and delete. What is typed in the form survives a reload too. */
export const FamilyScreen = () => {
  const { t } = useTranslation(['applicant', 'common'])
  const language = useLanguage()
  const api = usePortalApi()
  const wizard = useWizard()
  const master = useQuery(masterQueries.all(api))
  const [family] = useApplicantField('family')
  const edit = useEditApplicant()
  const [editing, keepEditing] = useUnsavedInput<FamilyEditing>('family')
  const [deleting, setDeleting] = useState<number>()
  // Counts the tries to leave the open form behind.
  const [unfinished, setUnfinished] = useState(0)
  const change = (to: readonly FamilyMemberDraft[]) => edit((applicant) => ({ ...applicant, family: to }))
  const close = (to: readonly FamilyMemberDraft[]) => {
    change(to)
    keepEditing(undefined)
    setUnfinished(0)
  }
  const isOpen = editing !== undefined
  useEffect(
    () =>
      wizard.guard(() => {
        setUnfinished((tries) => (isOpen ? tries + 1 : 0))
        return !isOpen
      }),
    [wizard, isOpen],
  )
  const relations = (master.data?.familyTypes ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name[language],
  }))
  const relationOf = ({ relationId }: FamilyMemberDraft) =>
    relations.find(({ value }) => value === relationId)?.label ?? ''
  const nameOf = ({ firstName, grandfatherName }: FamilyMemberDraft) =>
    [firstName, grandfatherName].filter(Boolean).join(' ')
  const addButton = (
    <Button variant="secondary" onClick={() => keepEditing({ member: {} })}>
      <AddIcon aria-hidden="true" className="size-5" />
      {t('applicant:family.add')}
    </Button>
  )
  return (
    <Stack gap={6}>
      <p>{t('applicant:family.intro')}</p>
      {master.isError && <FailureNotice error={failureOf(master.error)} onRetry={() => void master.refetch()} />}
      {unfinished > 0 && (
        <FocusOnArrival key={unfinished}>
          <Alert tone="warning">{t('applicant:family.unsaved')}</Alert>
        </FocusOnArrival>
      )}
      {family.length > 0 && (
        <Stack as="ul" gap={3}>
          {family.map((member, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: members have no identity before the service stored them
            <li key={at}>
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
                      onClick={() => {
                        const out = takeOut(family, at)
                        change(out.family)
                        keepEditing(out.editing)
                      }}
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
          title={t(editing.taken ? 'applicant:family.editTitle' : 'applicant:family.addTitle')}
          member={editing.member}
          relations={relations}
          onChange={(member) => keepEditing({ ...editing, member })}
          onSave={() => close(putIn(family, editing))}
          onCancel={() => close(putBack(family, editing))}
        />
      )}
      {!isOpen && family.length === 0 && <EmptyState title={t('applicant:family.empty')} action={addButton} />}
      {!isOpen && family.length > 0 && <div>{addButton}</div>}
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
