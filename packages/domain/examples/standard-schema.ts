import { PersonalDetail } from '@invea/domain/applicant'

// Any form library that takes a Standard Schema takes the rules. Messages are issue codes.
const checked = PersonalDetail['~standard'].validate({ firstName: 'Abebe1' })
const issues = checked instanceof Promise ? [] : (checked.issues ?? [])

issues[0]?.path // => ['firstName']
issues[0]?.message // => 'nameLetters'
issues[1]?.message // => 'required'
