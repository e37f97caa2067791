/** Replaces `response-encoders.ts` in browsers, which only read responses: 1.5 KB less to load. */
const onlyTheService = (): never => {
  throw new Error('Only the service writes responses')
}

export {
  onlyTheService as returnedMasterData,
  onlyTheService as returnedNationality,
  onlyTheService as returnedStored,
  onlyTheService as returnedRequired,
  onlyTheService as returnedApplicants,
  onlyTheService as returnedCity,
  onlyTheService as returnedOffice,
  onlyTheService as returnedSite,
  onlyTheService as returnedApplication,
  onlyTheService as returnedHold,
  onlyTheService as returnedLastPayment,
  onlyTheService as returnedOffer,
  onlyTheService as returnedOrder,
  onlyTheService as returnedPerson,
  onlyTheService as returnedRefusal,
  onlyTheService as returnedSubmission,
  onlyTheService as returnedPrice,
  onlyTheService as returnedUrgentHold,
}
