export * from './application-number.ts'
export * from './cancel-message.ts'
export * from './check-characters.ts'
export * from './confirmation-number.ts'
