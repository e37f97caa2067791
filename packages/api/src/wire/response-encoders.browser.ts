/** Replaces `response-encoders.ts` in browsers, which only read responses: 1.5 KB less to load. */
const onlyTheService = (): never => {
  throw new Error('Only the service writes responses')
}

export {
  onlyTheService as encodeNationality,
  onlyTheService as encodeStoredAttachment,
  onlyTheService as encodeRequiredAttachment,
  onlyTheService as encodeApplicants,
  onlyTheService as encodeCity,
  onlyTheService as encodeOffice,
  onlyTheService as encodeSite,
  onlyTheService as encodeApplication,
  onlyTheService as encodeHold,
  onlyTheService as encodeLastPayment,
  onlyTheService as encodeOffer,
  onlyTheService as encodeOrder,
  onlyTheService as encodePerson,
  onlyTheService as encodeRefusal,
  onlyTheService as encodeSubmission,
  onlyTheService as encodePrice,
  onlyTheService as encodeUrgentHold,
}
