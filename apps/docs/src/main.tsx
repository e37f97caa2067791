import { createRoot } from 'react-dom/client'
import { Explorer } from './Explorer.tsx'
import { loadTexts, readLanguage } from './texts.ts'
import './guide.css'

const language = readLanguage(location.search)
// Chromium does not draw the first text that uses a web font, so the fonts load first, or the page waits for two seconds.
const fonts = ['400', '700'].map((weight) => document.fonts.load(`${weight} 1em "Noto Sans Ethiopic"`, 'አ'))
const [t] = await Promise.all([
  loadTexts(language),
  Promise.race([Promise.all(fonts), new Promise((resolve) => setTimeout(resolve, 2000))]),
])
document.documentElement.lang = language
document.title = t('explorer', 'title')
createRoot(document.getElementById('root') as HTMLElement).render(<Explorer language={language} t={t} />)
