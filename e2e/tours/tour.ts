import type { Page } from '@playwright/test'
import { Outbox } from '../pages/operator.ts'
import { SandboxPages } from '../pages/sandbox.ts'
import { test as base } from '../test.ts'
import { type WordsOf, wordsOf } from '../words.ts'

/** A tour of many screens, filled in in English; `look` is called on each. */
export interface Tour {
  readonly page: Page
  readonly t: WordsOf
  readonly outbox: Outbox
  readonly originIdUrl: string
  readonly look: (name: string) => Promise<void>
  /** Pays an order by its code. */
  readonly paysAtTheBank: (code: string) => Promise<void>
}

/** A test that goes on a tour, with its own way to look at a screen. */
export const test = base.extend<{ readonly tourWith: (look: Tour['look']) => Tour }>({
  tourWith: async ({ page, context, request, serviceUrl, originIdUrl, database }, use) =>
    use((look) => ({
      page,
      t: wordsOf('en'),
      outbox: new Outbox(request, serviceUrl),
      originIdUrl,
      look,
      paysAtTheBank: (code) => new SandboxPages(page, database, 'en').postsAtTheBank(code, context),
    })),
})
