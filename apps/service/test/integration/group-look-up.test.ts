import { anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { expect, test } from 'vitest'
import { must, submitted } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'

const system = testSystemOf('embedded')

const members = [
  { firstName: 'ALMAZ', fatherName: 'BEKELECH', grandfatherName: 'CHALTU', phoneNumber: '0900000101' },
  { firstName: 'DAWITU', fatherName: 'ENDALE', grandfatherName: 'FIKADU', phoneNumber: '0900000102' },
  { firstName: 'GENETU', fatherName: 'HIRUTE', grandfatherName: 'IBSITU', phoneNumber: '0900000103' },
]

test('the number of a group member shows strangers only that person', async () => {
  const applicants = members.map((member, at) =>
    anApplicant({ personal: aPersonalDetail({ ...member, birthCertificateId: `990000000000000${at}` }) }),
  )
  const { submitted: group } = await submitted(system, { applicants })
  const identifying = group.persons.map(({ applicationNumber, requestPersonId }, at) => [
    applicationNumber,
    `"requestPersonId":${requestPersonId}`,
    `990000000000000${at}`,
    ...Object.values(members[at] ?? {}),
  ])
  for (const [at, { applicationNumber }] of group.persons.entries()) {
    const card = must(await system.visitor().requests.byApplicationNumber(applicationNumber))
    expect(card.persons.map(({ firstName }) => firstName)).toEqual([['A. B. C.', 'D. E. F.', 'G. H. I.'][at]])
    const text = JSON.stringify(card)
    const ofOthers = identifying.filter((_, other) => other !== at).flat()
    expect(ofOthers.filter((value) => text.includes(value))).toEqual([])
  }
})
