import type { Plugin } from 'vite'

/** A page rendered at build time. */
export interface Page {
  /** Its address without a language, e.g. `/`. */
  readonly path: string
}

export const prerender = (_pages: readonly Page[]): Plugin => ({ name: 'invea-prerender' })
