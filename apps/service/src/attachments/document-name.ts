import { findAttachmentType, type Words } from '@invea/domain'
import { translate } from '@invea/locales/catalogue'
import type { MasterSnapshot } from '../master-data/master-data.ts'

/** A document's name in four languages: the operator's own, else the words every release has. */
export const documentName = (
  attachmentTypeId: number,
  { attachmentTypes }: Pick<MasterSnapshot, 'attachmentTypes'>,
): Words | undefined => {
  const named = attachmentTypes.get(attachmentTypeId)
  const type = findAttachmentType(attachmentTypeId)
  if (named || !type) return named
  return {
    en: translate('en', 'document', type),
    am: translate('am', 'document', type),
    om: translate('om', 'document', type),
    ti: translate('ti', 'document', type),
  }
}
