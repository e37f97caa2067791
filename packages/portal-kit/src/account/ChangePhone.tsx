import type { PhoneState, PortalApi } from '@invea/api'
import { Alert, Button, Card, FocusOnArrival, Skeleton, Stack } from '@invea/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf, unwrap } from '../api/queries.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { momentWords, useReader } from '../shell/display-context.ts'
import { PageLink } from '../shell/site-map.tsx'
import { CancelButton, CancelledNotice, LostPhone } from './LostPhone.tsx'
import { NewPhoneForm, PhoneCodesForm, type StartedNumber } from './PhoneForms.tsx'

/** The member's phone number; null for a visitor who is not signed in. */
const phoneQuery = (api: PortalApi) =>
  queryOptions({
    queryKey: ['phone'],
    queryFn: async (): Promise<PhoneState | null> => {
      const session = await unwrap(api.account.begin())
      return session.kind === 'member' ? unwrap(api.account.phone()) : null
    },
    staleTime: 0,
  })

const ChangeResult = ({ number, appliesAt }: { readonly number: string; readonly appliesAt: string | undefined }) => {
  const { t } = useTranslation('phone')
  const reader = useReader()
  return (
    <FocusOnArrival>
      {appliesAt === undefined ? (
        <Alert tone="success" title={t('changed')}>
          <p>{t('changedHelp', { phone: number })}</p>
        </Alert>
      ) : (
        <Alert tone="success" title={t('waits', { until: momentWords(appliesAt, reader) })}>
          <p>{t('waitsHelp')}</p>
        </Alert>
      )}
    </FocusOnArrival>
  )
}

/** Shows one at a time: the form for the new number, the form for the codes, or the result. */
const ChangeForms = ({
  proof,
  foreignPhones,
  onDone,
}: {
  readonly proof?: string | undefined
  readonly foreignPhones: boolean
  readonly onDone?: () => void
}) => {
  const [started, setStarted] = useState<StartedNumber>()
  const [isCorrecting, setCorrecting] = useState(false)
  const [done, setDone] = useState<{ readonly appliesAt: string | undefined }>()
  if (started && done) return <ChangeResult number={started.phoneNumber} {...done} />
  if (!started || isCorrecting) {
    return (
      <Card>
        <NewPhoneForm
          proof={proof}
          foreignPhones={foreignPhones}
          initial={started ?? { phoneNumber: '', password: '' }}
          takesFocus={isCorrecting}
          onStarted={(next) => {
            setStarted(next)
            setCorrecting(false)
          }}
        />
      </Card>
    )
  }
  return (
    <Card>
      <PhoneCodesForm
        started={started}
        proof={proof}
        onConfirmed={(appliesAt) => {
          setStarted({ ...started, password: '' })
          setDone({ appliesAt })
          onDone?.()
        }}
        onCorrect={() => setCorrecting(true)}
      />
    </Card>
  )
}

const PhoneOverview = ({ state, foreignPhones }: { readonly state: PhoneState; readonly foreignPhones: boolean }) => {
  const { t } = useTranslation('phone')
  const reader = useReader()
  const [isLost, setLost] = useState(false)
  const [isCancelled, setCancelled] = useState(false)
  const [isDone, setDone] = useState(false)
  const { phoneNumber, pending } = state
  return (
    <>
      {!isDone && <p>{t('now', { phone: phoneNumber })}</p>}
      {isCancelled && <CancelledNotice />}
      {pending && !isCancelled && !isDone && (
        <Alert
          tone="warning"
          title={t('pending', { until: momentWords(pending.appliesAt, reader), phone: pending.phoneNumber })}
        >
          <CancelButton onDone={() => setCancelled(true)} />
        </Alert>
      )}
      <ChangeForms foreignPhones={foreignPhones} onDone={() => setDone(true)} />
      {!isDone &&
        (isLost ? (
          <Card>
            <LostPhone />
          </Card>
        ) : (
          <div>
            <Button variant="quiet" width="phone" onClick={() => setLost(true)}>
              {t('lost.action')}
            </Button>
          </div>
        ))}
    </>
  )
}

const SignInFirst = () => {
  const { t } = useTranslation('phone')
  return (
    <Alert tone="info" title={t('login.title')}>
      <p>{t('login.help')}</p>
      <Button asChild className="mt-3">
        <PageLink page="login" search={{ next: '/phone' }}>
          {t('login.action')}
        </PageLink>
      </Button>
    </Alert>
  )
}

const MemberPhone = ({ foreignPhones }: { readonly foreignPhones: boolean }) => {
  const query = useQuery(phoneQuery(usePortalApi()))
  if (query.isPending) return <Skeleton lines={6} />
  if (query.isError) {
    const error = failureOf(query.error)
    if (error.kind === 'signedOut') return <SignInFirst />
    return <FailureNotice error={error} onRetry={() => void query.refetch()} />
  }
  return query.data ? <PhoneOverview state={query.data} foreignPhones={foreignPhones} /> : <SignInFirst />
}

/** Changes the phone number of a signed-in member, or with the proof of a mailed link. */
export const ChangePhone = ({
  proof,
  foreignPhones,
}: {
  readonly proof: string | undefined
  readonly foreignPhones: boolean
}) => {
  const { t } = useTranslation('phone')
  return (
    <Stack gap={6}>
      <h1>{t('title')}</h1>
      {proof ? (
        <ChangeForms proof={proof} foreignPhones={foreignPhones} />
      ) : (
        <MemberPhone foreignPhones={foreignPhones} />
      )}
    </Stack>
  )
}
