import { expectTypeOf, test } from 'vitest'
import type { editRequestAttachments } from './edit-request.ts'
import type { StepId } from './journey.ts'
import type { originIdRequest } from './origin-id-request.ts'
import type { urgentPassport } from './urgent-passport.ts'

test('the ids of every journey are known to the compiler', () => {
  expectTypeOf<'sign-in' | 'urgent-type' | 'urgent-date'>().toExtend<StepId<typeof urgentPassport>>()
  expectTypeOf<'origin-id-service' | 'origin-id-detail'>().toExtend<StepId<typeof originIdRequest>>()
  expectTypeOf<StepId<typeof editRequestAttachments>>().toEqualTypeOf<'attachments'>()
  expectTypeOf<'travel-plan'>().not.toExtend<StepId<typeof originIdRequest>>()
})
