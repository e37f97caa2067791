import { afterAll, afterEach } from 'vitest'

// Test files share one module graph (vitest.config.ts), so the cleanup of testing-library must be registered for each file.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  configure({
    // Ends a wait that never succeeds. Long enough for a busy machine.
    asyncUtilTimeout: 15_000,
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
