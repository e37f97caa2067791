import type { ApiError, ApiResult } from '@invea/api'

/** Wraps an expected failure of a query, because TanStack Query recognizes only thrown failures. */
export class QueryFailure extends Error {
  readonly error: ApiError

  constructor(error: ApiError) {
    super(error.kind)
    this.error = error
  }
}

/** Returns the value of a result, or throws its error as a `QueryFailure`. */
export const unwrap = async <T>(asked: Promise<ApiResult<T>>): Promise<T> => {
  const result = await asked
  if (result.ok) return result.value
  throw new QueryFailure(result.error)
}

/** Returns the error of a failed query; any other thrown value counts as unreachable. */
export const failureOf = (thrown: unknown): ApiError =>
  thrown instanceof QueryFailure ? thrown.error : { kind: 'unreachable' }
