/** The ten passport services (A §1): their names, and whom each is for. */
const service = {
  etb: '{{amount}} ETB',
  etbFrom: 'from {{amount}} ETB',
  etbRange: '{{from}} to {{to}} ETB',
  surcharge: '{{amount}} more than the regular fee',
  name: {
    new: 'New passport',
    expired: 'Expired passport',
    pageRunOut: 'Passport page run-out',
    damaged: 'Damaged passport',
    lost: 'Lost or stolen passport',
    dataChange: 'Change of passport data',
    validReplacement: 'Replacement of a valid passport',
    under18: 'Applicants under 18',
    urgent: 'Urgent service',
    emergency: 'Emergency service',
  },
  text: {
    new: 'Your first passport. If you have an ordinary passport, choose another service.',
    expired: 'Your passport has expired.',
    pageRunOut: 'Your passport is still valid, but {{pages}} or fewer pages are left.',
    damaged: 'Your passport is torn, wet, burnt or cannot be read.',
    lost: 'Your passport was lost or stolen.',
    dataChange: 'Your name, birth place or birth date must be changed in the passport.',
    validReplacement: 'Your passport is still valid and must be replaced, with or without a change of details.',
    under18: 'The first passport of a child. A parent or guardian must come too.',
    urgent:
      'For one of the listed reasons, with proof, {{short}} or {{long}} working days after your appointment, at the main office.',
    emergency: 'Only in person, at the main office or a branch office. You cannot apply online.',
  },
} as const
export default service
