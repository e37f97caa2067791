import { type Language, languageNames, languages } from '@invea/locales'
import { Card, Container, LanguageSwitch, PageSection, Stack } from '@invea/ui'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { CaseForm } from './CaseForm.tsx'
import { type Case, readCase, writeCase } from './case.ts'
import { explore } from './explore.ts'
import { Findings } from './Findings.tsx'
import { loadTexts, readLanguage, type Translate } from './texts.ts'
import './guide.css'

/** A case with the findings of the rules. The address contains the case and changes with it. */
const Explorer = ({ language, t }: { readonly language: Language; readonly t: Translate }) => {
  const [one, setCase] = useState(() => readCase(location.search))
  const address = writeCase(one, language)
  useEffect(() => history.replaceState(null, '', address), [address])
  const change = (changed: Partial<Case>) => setCase((before) => ({ ...before, ...changed }))
  return (
    <>
      <header className="bg-brand text-on-brand">
        <Container className="flex flex-wrap items-center justify-between gap-2 py-2">
          <a className="band-link" href="index.html" lang="en">
            INVEA
          </a>
          <LanguageSwitch
            className="-mx-2"
            label={t('explorer', 'language')}
            current={language}
            languages={languages.map((code) => ({ code, name: languageNames[code], href: writeCase(one, code) }))}
          />
        </Container>
      </header>
      <main id="main">
        <PageSection space="tight">
          <h1>{t('explorer', 'title')}</h1>
          <p className="my-3 max-w-reading">{t('explorer', 'intro')}</p>
          <div className="grid gap-8 lg:grid-cols-2">
            <Stack>
              <h2>{t('explorer', 'case')}</h2>
              <CaseForm value={one} onChange={change} t={t} />
              <Card tone="sunken">
                <a href={address}>{t('explorer', 'link')}</a>
                <p className="mt-2 text-sm text-muted">{t('explorer', 'linkHint')}</p>
                <p className="mt-2 text-sm text-muted">{t('explorer', 'sections')}</p>
              </Card>
              <p>
                <a href="index.html">{t('explorer', 'guides')}</a>
              </p>
            </Stack>
            <section aria-live="polite" className="min-w-0">
              <Findings found={explore(one)} language={language} t={t} />
            </section>
          </div>
        </PageSection>
      </main>
    </>
  )
}

const language = readLanguage(location.search)
// Chromium does not draw the first text in a web font, so this loads the fonts first, for two seconds at most.
const fonts = ['400', '700'].map((weight) => document.fonts.load(`${weight} 1em "Noto Sans Ethiopic"`, 'አ'))
const [t] = await Promise.all([
  loadTexts(language),
  Promise.race([Promise.all(fonts), new Promise((resolve) => setTimeout(resolve, 2000))]),
])
document.documentElement.lang = language
document.title = t('explorer', 'title')
createRoot(document.getElementById('root') as HTMLElement).render(<Explorer language={language} t={t} />)
