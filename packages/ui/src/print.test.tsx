import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Disclosure } from './disclosure.tsx'
import { PrintPage } from './print.tsx'

afterEach(cleanup)

test('closed rows are open while the page is printed', () => {
  const { container } = render(
    <PrintPage>
      <Disclosure title="First applicant" open>
        Abebe
      </Disclosure>
      <Disclosure title="Second applicant">Almaz</Disclosure>
    </PrintPage>,
  )
  const openRows = () => [...container.querySelectorAll('details')].map(({ open }) => open)
  window.dispatchEvent(new Event('beforeprint'))
  expect(openRows()).toEqual([true, true])
  window.dispatchEvent(new Event('afterprint'))
  expect(openRows()).toEqual([true, false])
})
