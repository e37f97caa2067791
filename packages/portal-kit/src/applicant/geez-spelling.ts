// A chunk of its own: the table of known names is fetched when somebody needs a spelling.
export { suggestGeez } from '@invea/domain'
