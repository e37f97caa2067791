import type { ApiError, Result } from '@invea/api'

/** An expected failure of a query, carried through TanStack Query, which knows failures only as throws. */
export class QueryFailure extends Error {
  readonly error: ApiError

  constructor(error: ApiError) {
    super(error.kind)
    this.error = error
  }
}

/** The value of an answer; a failure is thrown for the query to keep and the screen to show. */
export const answer = async <T>(asked: Promise<Result<T>>): Promise<T> => {
  const result = await asked
  if (result.ok) return result.value
  throw new QueryFailure(result.error)
}

/** What a failed query has to say; a bug counts as no answer. */
export const failureOf = (thrown: unknown): ApiError =>
  thrown instanceof QueryFailure ? thrown.error : { kind: 'unreachable' }
