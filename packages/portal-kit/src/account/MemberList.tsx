import { useMember } from '../api/member-store.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { PageLink } from '../shell/navigation.tsx'

/** Leads a signed-in member to 'List Of Your Applications'; nothing for a visitor. */
export const MemberList = () => {
  const { t } = useTranslation('shell')
  if (!useMember()) return null
  return (
    <p>
      <PageLink page="myApplications" className="inline-flex min-h-11 items-center font-semibold">
        {t('link.myApplications')}
      </PageLink>
    </p>
  )
}
