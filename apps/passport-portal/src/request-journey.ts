// A chunk of its own: the rules of the whole way are not needed before the terms stand.
export { passportRequest, preselectPassport } from '@invea/domain'
