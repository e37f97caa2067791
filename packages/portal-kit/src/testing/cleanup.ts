import { afterEach } from 'vitest'

// Test files share one module graph (vitest.config.ts), so the cleanup of testing-library must be registered for each file.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // The limit ends a wait that never succeeds; a busy machine needs time to draw a screen.
  configure({ asyncUtilTimeout: 15_000 })
  afterEach(() => {
    cleanup()
    // Some tests write the page themselves, as the prerender does.
    document.body.replaceChildren()
  })
}
