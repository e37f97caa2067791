/** Where a value is sealed: in another row it does not open. */
export const encryptionContext = {
  request: (id: number) => `request/${id}`,
  person: (id: number) => `request_person/${id}`,
  event: (id: number) => `request_event/${id}`,
  family: (id: number) => `request_family/${id}`,
  /** A new phone number, while its codes are awaited and while the change waits. */
  phoneChange: (id: number) => `phone_change/${id}`,
} as const
