// A separate chunk: the terms are shown before the journey's rules are needed.
export { passportRequest, preselectPassport } from '@invea/domain'
