/** The ten passport services (A §1): their names, and whom each is for. */
const service = {
  etb: '{{amount}} ETB',
  etbFrom: 'from {{amount}} ETB',
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
    new: 'Your first passport. If you hold an ordinary passport, choose another service.',
    expired: 'The validity of your passport has ended.',
    pageRunOut: 'Your passport is still valid, but {{pages}} or fewer pages are left.',
    damaged: 'Your passport is torn, wet, burnt or cannot be read.',
    lost: 'Your passport was lost or stolen.',
    dataChange: 'Your name, birth place or birth date in the passport must be changed.',
    validReplacement: 'Your passport is still valid and must be replaced, with or without a change of data.',
    under18: 'The first passport of a child. A parent or guardian comes with the child.',
    urgent: 'For one of the listed reasons, with evidence, in {{short}} or {{long}} working days, at the main office.',
    emergency: 'Only in person, at the main office or a branch office. No application is taken here.',
  },
} as const
export default service
