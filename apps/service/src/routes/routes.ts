import type { allCalls, CallId, CallInput, CallOutput } from '@invea/api/contract'
import type { Handler, Sent, UploadedFile } from '../request-context.ts'

type Declared = typeof allCalls

/** A multipart call gets its files beside its fields; a call without `response` answers bytes. */
type Input<Id extends CallId> = CallInput<Declared[Id]> &
  (Declared[Id] extends { readonly multipart: unknown } ? { readonly files: readonly UploadedFile[] } : unknown)
type Answer<Id extends CallId> = Declared[Id] extends { readonly response: unknown } ? CallOutput<Declared[Id]> : Sent

/** The handlers of one resource: exactly the calls it names, typed by the contract. */
export type Routes<Ids extends CallId> = { readonly [Id in Ids]: Handler<Input<Id>, Answer<Id>> }
