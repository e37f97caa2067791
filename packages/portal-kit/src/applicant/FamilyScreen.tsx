import type { FamilyMemberDraft } from '@invea/domain'
import { AddIcon, Alert, Button, Card, DeleteIcon, Dialog, EditIcon, EmptyState, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { FailureNotice, failureOf, masterQueries, usePortalApi } from '../api/index.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { FocusOnArrival, useApplicantField, useEditApplicant, useUnsavedInput, useWizard } from '../wizard/index.ts'
import { FamilyForm } from './FamilyForm.tsx'
import { type FamilyEditing, putBack, putIn, takeOut } from './family-editing.ts'

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
