import type { AttachmentType, FeeItem, GuideRule } from '@invea/domain'

/**
 * Where a rule is from: its exported name in `@invea/domain`, and the sections of the specification or the decisions (D, R) that its
 * comment names. A test compares each row with the comments of the domain.
 */
export interface Source {
  readonly rule: string
  readonly sections: readonly string[]
}

const guide = (...sections: readonly string[]): Source => ({ rule: 'guideRules', sections })

export const guideSources: Readonly<Record<GuideRule | 'mainOfficeOnly', Source>> = {
  ethiopianNational: guide('A §1'),
  holdsNoPassport: guide('A §1', 'A §5'),
  holdsPassport: guide('A §1'),
  passportExpired: guide('A §1'),
  passportValid: guide('A §1'),
  passportLost: guide('A §1'),
  passportDamaged: guide('A §1'),
  passportUndamaged: guide('A §1'),
  pagesRunOut: guide('A §9'),
  correctionWanted: guide('A §1'),
  adult: { rule: 'isUnder18', sections: ['A §5'] },
  child: { rule: 'isUnder18', sections: ['A §5'] },
  urgentReason: { rule: 'urgentReasons', sections: ['A §5'] },
  emergency: guide('A §1'),
  noOpenRequest: guide('D30'),
  foreignNational: guide('A §1'),
  ethiopianOrigin: guide('A §1'),
  spouseOfHolder: guide('A §1'),
  holdsNoOriginId: guide('A §1', 'A §5'),
  originIdExpired: guide('A §1'),
  originIdDamaged: guide('A §1'),
  originIdLost: guide('A §1'),
  holdsOriginId: guide('A §1'),
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
