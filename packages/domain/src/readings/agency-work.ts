import { reading } from './reading.ts'

/** D26: Where that work is done. */
export const agencyTool = 'operatorInterface'

/** D26 as a reading: question, choice, rivals, reason. */
export const agencyWorkReading = /* @__PURE__ */ reading({
  id: 'D26',
  question: 'Who approves urgent requests, notifies applicants and sets quotas?',
  chosen: agencyTool,
  choice: 'A command-line tool and a token-protected operator HTTP interface; no staff web pages.',
  others: [{ where: 'A §1, B §1: staff use is not shown' }],
  because: 'The flow needs these decisions from somewhere; the pages of staff are not described.',
})
