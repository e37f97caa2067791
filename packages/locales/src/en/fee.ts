/** The lines of a price (B §3 Price info, B §9 fee tables). */
const fee = {
  service: {
    new: 'New passport',
    expired: 'Replacement of an expired passport',
    pageRunOut: 'Replacement of a passport with page run-out',
    damaged: 'Replacement of a damaged passport',
    lost: 'Replacement of a lost passport',
    valid: 'Replacement of a valid passport',
  },
  correction: 'Change of passport data',
  urgent: 'Urgent service ({{days}} working days after your appointment)',
  originId: {
    new: 'New Origin ID',
    renewal: 'Renewal of an Origin ID',
    damaged: 'Replacement of a damaged Origin ID',
    lost: 'Replacement of a lost Origin ID',
    correction: 'Correction of an Origin ID',
  },
  originIdAddOn: 'Additional fee ({{percent}} %)',
} as const
export default fee
