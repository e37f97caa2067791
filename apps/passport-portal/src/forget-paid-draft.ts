/** A paid request lives at the service: what was typed for it leaves the device, and nobody is offered to continue it. */
export const forgetPaidDraft = async (requestId: number): Promise<void> => {
  const { passportDesk } = await import('./screens-desk.ts')
  const form = await passportDesk.open()
  if (form.kind === 'open' && form.keeper.draft().draft.submitted?.requestId === requestId) await form.keeper.discard()
  passportDesk.leave()
}
