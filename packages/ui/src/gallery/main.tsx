import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Container } from '../layout.tsx'
import '@fontsource/noto-sans-ethiopic/ethiopic-400.css'
import '@fontsource/noto-sans-ethiopic/ethiopic-700.css'
import './gallery.css'

/** A component of the gallery in all its states. */
export interface GalleryEntry {
  readonly title: string
  readonly Entry: ComponentType
}

const modules = import.meta.glob<{ default: readonly GalleryEntry[] }>('./*.gallery.tsx', { eager: true })

const entries: readonly GalleryEntry[] = Object.values(modules)
  .flatMap((module) => module.default)
  .sort((one, other) => one.title.localeCompare(other.title))

// ?only=Button shows one entry, ?theme=amber shows the Origin ID portal's theme. The device chooses light or dark.
const search = new URLSearchParams(location.search)
const only = search.get('only')
if (search.get('theme') === 'amber') await import('../themes/amber.css')

// Loads the fonts first, because Chromium does not draw the first text in a web font.
await Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 1em "Noto Sans Ethiopic"`, 'አ')))

const shown = only ? entries.filter(({ title }) => title === only) : entries

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <main id="main">
      <Container>
        <h1 className="pt-6">Gallery</h1>
        <nav aria-label="Components" className="flex flex-wrap gap-3 py-4">
          {entries.map(({ title }) => (
            <a key={title} href={`?only=${encodeURIComponent(title)}`}>
              {title}
            </a>
          ))}
        </nav>
        {shown.map(({ title, Entry }) => (
          <section key={title} aria-label={title} className="border-t border-line py-6">
            <h2 className="mb-4">{title}</h2>
            <Entry />
          </section>
        ))}
      </Container>
    </main>
  </StrictMode>,
)
