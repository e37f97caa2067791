/** The row that a value is bound to. It cannot be decrypted in another row. */
export const encryptionContext = {
  request: (id: number) => `request/${id}`,
  person: (id: number) => `request_person/${id}`,
  event: (id: number) => `request_event/${id}`,
  family: (id: number) => `request_family/${id}`,
  /** A new phone number, from the request of its codes until the change is applied. */
  phoneChange: (id: number) => `phone_change/${id}`,
} as const
