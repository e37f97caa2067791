import type { allEndpoints, EndpointId, EndpointInput, EndpointOutput } from '@invea/api/contract'
import type { Handler, RawResponse, UploadedFile } from '../request-context.ts'

type Endpoints = typeof allEndpoints

/** A multipart call gets its files beside its fields; a call without `response` answers bytes. */
type Input<Id extends EndpointId> = EndpointInput<Endpoints[Id]> &
  (Endpoints[Id] extends { readonly multipart: unknown } ? { readonly files: readonly UploadedFile[] } : unknown)
type Answer<Id extends EndpointId> = Endpoints[Id] extends { readonly response: unknown }
  ? EndpointOutput<Endpoints[Id]>
  : RawResponse

/** The handlers of one resource: exactly the calls it names, typed by the contract. */
export type Routes<Ids extends EndpointId> = { readonly [Id in Ids]: Handler<Input<Id>, Answer<Id>> }
