import amField from '../am/field.json' with { type: 'json' }
import amIssue from '../am/issue.json' with { type: 'json' }
import enField from '../en/field.json' with { type: 'json' }
import enIssue from '../en/issue.json' with { type: 'json' }
import omField from '../om/field.json' with { type: 'json' }
import omIssue from '../om/issue.json' with { type: 'json' }
import tiField from '../ti/field.json' with { type: 'json' }
import tiIssue from '../ti/issue.json' with { type: 'json' }
import { type Issue, issueMessage } from './issue-message.ts'
import type { Language } from './languages.ts'
import { findSentence } from './sentence.ts'

const texts = {
  en: { issue: enIssue, field: enField },
  am: { issue: amIssue, field: amField },
  om: { issue: omIssue, field: omField },
  ti: { issue: tiIssue, field: tiField },
}

/**
 * The sentence of a broken rule, with the label of its field. An unknown code has the sentence of `invalid`.
 *
 * @example
 * messageFor({ field: 'personal.firstName', code: 'required' }, 'en') // => 'First name is required!'
 */
export const messageFor = (issue: Issue, language: Language): string =>
  issueMessage((namespace, key, values) => findSentence(language, texts[language][namespace], key, values), issue)
