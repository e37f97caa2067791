import { createRoot } from 'react-dom/client'
import { Explorer } from './Explorer.tsx'
import { loadTexts, readLanguage } from './texts.ts'
import './guide.css'

const language = readLanguage(location.search)
const t = await loadTexts(language)
document.documentElement.lang = language
document.title = t('explorer', 'title')
createRoot(document.getElementById('root') as HTMLElement).render(<Explorer language={language} t={t} />)
