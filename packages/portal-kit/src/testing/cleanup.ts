import { afterAll, afterEach, vi } from 'vitest'

/** Ends a wait that never succeeds, in milliseconds. Long enough for a busy machine. */
const waitLimit = 15_000
const { waitFor } = vi
// Vitest waits for a second by default, and has no setting. Test files share `vi`, so it is changed once.
if (waitFor.name !== 'waitLonger') {
  const waitLonger: typeof waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: waitLimit, ...options })
  vi.waitFor = waitLonger
}

// Test files share one module graph (vitest.config.ts), so the cleanup of testing-library must be registered for each file.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({
    asyncUtilTimeout: waitLimit,
    // An announcement stays in its live region for seconds, so the next test would find the text of the one before.
    defaultIgnore: 'script, style, .sr-only[aria-live] *',
  })
  let hasAnnounced = false
  afterEach(() => {
    cleanup()
    hasAnnounced ||= document.querySelector('.sr-only[aria-live]') !== null
    // Some tests write the page's HTML themselves, as prerendering does.
    document.body.replaceChildren()
  })
  // A pressed link navigates after the next paint, and an announcement is spoken later. Without a window both would fail after the last test.
  afterAll(() => new Promise((resolve) => setTimeout(resolve, hasAnnounced ? 300 : 40)))
}
