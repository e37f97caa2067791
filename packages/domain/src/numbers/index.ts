export * from './application-numbers.ts'
export * from './cancel-message.ts'
