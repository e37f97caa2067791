import { useState } from 'react'
import type { GalleryEntry } from '../gallery/entries.ts'
import { Stack } from '../layout/index.ts'
import { OneTimeCode } from './index.ts'

const digitLabel = (number: number) => `Digit ${number} of 6`

const Entry = () => {
  const [code, setCode] = useState('12')
  return (
    <Stack gap={6}>
      <OneTimeCode
        legend="Code from the message"
        hint="Six digits"
        value={code}
        onChange={setCode}
        digitLabel={digitLabel}
      />
      <OneTimeCode
        legend="Wrong"
        error="Please enter a complete 6-digit OTP."
        value="123"
        onChange={() => {}}
        digitLabel={digitLabel}
      />
    </Stack>
  )
}

export default { title: 'OneTimeCode', Entry } satisfies GalleryEntry
