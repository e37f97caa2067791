import type { FamilyMember } from '@invea/domain'
import type { DetailRow, DisplayContext } from './display-context.ts'

/** Each family member by relation: the type as label, the names as value (B §2). */
export const familyRows = (
  family: readonly FamilyMember[],
  { t, reader, lists }: DisplayContext,
): readonly DetailRow[] =>
  family.map(({ relationId, firstName, grandfatherName }, at) => ({
    key: String(at),
    label:
      lists?.familyTypes.find(({ id }) => id === relationId)?.name[reader.language] ?? t('field:family.relationId'),
    value: `${firstName} ${grandfatherName}`.trim(),
  }))
