// A chunk of its own: letters, sounds and known names are fetched when somebody needs a spelling.
export { suggestGeez } from '@invea/domain'
export { GeezKeyboard } from './GeezKeyboard.tsx'
export { otherSpelling } from './sound-alike.ts'
