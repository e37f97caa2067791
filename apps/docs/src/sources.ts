import type { AttachmentType } from '@invea/domain/attachments'
import type { FeeItem } from '@invea/domain/fees'
import type { GuideRule } from '@invea/domain/services'

/**
 * Source of each rule: its exported name in `@invea/domain`, and the sections of the specification or decisions (D, R) that its comment
 * names. A test compares each row with the comments of the domain.
 */
export interface Source {
  readonly rule: string
  readonly sections: readonly string[]
}

const guide = (rule: GuideRule, ...sections: readonly string[]): Source => ({ rule: `guideRules.${rule}`, sections })

export const guideSources: Readonly<Record<GuideRule | 'mainOfficeOnly', Source>> = {
  ethiopianNational: guide('ethiopianNational', 'A §1'),
  holdsNoPassport: guide('holdsNoPassport', 'A §1', 'A §5'),
  holdsPassport: guide('holdsPassport', 'A §1'),
  passportExpired: guide('passportExpired', 'A §1'),
  passportValid: guide('passportValid', 'A §1'),
  passportLost: guide('passportLost', 'A §1'),
  passportDamaged: guide('passportDamaged', 'A §1'),
  passportUndamaged: guide('passportUndamaged', 'A §1'),
  pagesRunOut: guide('pagesRunOut', 'A §9'),
  correctionWanted: guide('correctionWanted', 'A §1'),
  adult: { rule: 'isUnder18', sections: ['A §5'] },
  child: { rule: 'isUnder18', sections: ['A §5'] },
  urgentReason: { rule: 'urgentReasons', sections: ['A §5'] },
  emergency: guide('emergency', 'A §1'),
  noOpenRequest: guide('noOpenRequest', 'D30'),
  foreignNational: guide('foreignNational', 'A §1'),
  ethiopianOrigin: guide('ethiopianOrigin', 'A §1'),
  originOfChild: guide('originOfChild', 'A §1'),
  spouseOfHolder: guide('spouseOfHolder', 'A §1'),
  holdsNoOriginId: guide('holdsNoOriginId', 'A §1', 'A §5'),
  originIdExpired: guide('originIdExpired', 'A §1'),
  originIdDamaged: guide('originIdDamaged', 'A §1'),
  originIdLost: guide('originIdLost', 'A §1'),
  holdsOriginId: guide('holdsOriginId', 'A §1'),
  mainOfficeOnly: { rule: 'urgentOfficeIssues', sections: ['A §1'] },
}

export const feeSources: Readonly<Record<FeeItem['kind'], Source>> = {
  service: { rule: 'regularFees', sections: ['B §9'] },
  correction: { rule: 'regularFee', sections: ['R1'] },
  urgent: { rule: 'urgentSurcharges', sections: ['D3'] },
  originId: { rule: 'originIdFeeLines', sections: ['R4'] },
  originIdAddOn: { rule: 'originIdAddOns', sections: ['R4'] },
}

const required: Source = { rule: 'requiredDocuments', sections: ['A §5', 'A §9', 'B §2'] }

const exceptions: Partial<Record<AttachmentType, Source>> = {
  birthCertificate: { rule: 'birthCertificateBelowAge', sections: ['A §9'] },
  validityReason: { rule: 'isShortValidity', sections: ['A §5'] },
}

export const documentSource = (type: AttachmentType, portal: 'passport' | 'originId'): Source =>
  portal === 'originId' ? { rule: 'originIdGuide', sections: ['A §1', 'A §5'] } : (exceptions[type] ?? required)

export const dateSources = {
  window: { rule: 'appointmentWindow', sections: ['A §5', 'A §2', 'D28'] },
  appointment: { rule: 'isWorkingDay', sections: ['D5'] },
  delivery: { rule: 'estimatedDelivery', sections: ['D28', 'D34'] },
} as const satisfies Record<string, Source>
