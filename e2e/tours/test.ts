import { Outbox } from '../pages/outbox.ts'
import { SandboxPages } from '../pages/sandbox.ts'
import { test as base } from '../test.ts'
import { wordsOf } from '../words.ts'
import type { Tour } from './tour.ts'

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
