import { PersonalDetail } from '@invea/domain/applicant'

// The rules work in any form library that supports Standard Schema. Messages are issue codes.
const checked = PersonalDetail['~standard'].validate({ firstName: 'Abebe1' })
const issues = checked instanceof Promise ? [] : (checked.issues ?? [])

issues[0]?.path // => ['firstName']
issues[0]?.message // => 'nameLetters'
issues[1]?.message // => 'required'
