/** A paid request lives at the service: what was typed for it leaves the device. Fetched when something was paid. */
export const forgetPaidDraft = (requestId: number): void => {
  void Promise.all([import('@invea/portal-kit/journey-pages/forget-paid.ts'), import('./request-definition.ts')]).then(
    ([{ forgetPaid }, { passportDefinition }]) => forgetPaid(passportDefinition, requestId),
  )
}
