import { User, Users } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { ChoiceCards } from '../choice-cards.tsx'
import { DateField } from '../date-field.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { Field, Fieldset } from '../field.tsx'
import { FileChooser } from '../file-chooser.tsx'
import { Grid, Stack } from '../layout.tsx'
import { OneTimeCode } from '../one-time-code.tsx'
import { PasswordField } from '../password-field.tsx'
import type { GalleryEntry } from './main.tsx'

const FieldEntry = () => (
  <Grid min="lg" gap={6}>
    <Field label="First name" hint="As on your identity card">
      <Field.Input autoComplete="given-name" />
    </Field>
    <Field id="gallery-phone" label="Phone number" error="Please insert the correct phone number format">
      <Field.Input width="half" inputMode="numeric" defaultValue="0800" />
    </Field>
    <Field label="የአባት ስም" optional="optional">
      <Field.Input lang="am" defaultValue="ገብረሚካኤል" />
    </Field>
    <Field label="Region">
      <Field.Select defaultValue="">
        <option value="">Select</option>
        <option>Oromia</option>
        <option>Tigray</option>
      </Field.Select>
    </Field>
    <Field label="City" error="City is required!">
      <Field.Select width="half">
        <option value="">Select</option>
      </Field.Select>
    </Field>
    <Field label="Message">
      <Field.Textarea />
    </Field>
    <Field label="Account">
      <Field.Input readOnly defaultValue="sample@example.org" />
    </Field>
    <Field label="Not yet">
      <Field.Input disabled defaultValue="Disabled" />
    </Field>
    <Fieldset legend="Old passport" hint="From the page with the photo" error="Both are needed">
      <Field label="Number">
        <Field.Input width="half" placeholder="EP0000001" />
      </Field>
    </Fieldset>
  </Grid>
)

const CheckboxEntry = () => (
  <Stack gap={2}>
    <Checkbox>I have read the terms and agree to them</Checkbox>
    <Checkbox defaultChecked hint="A parent or guardian comes along">
      Is under 18
    </Checkbox>
    <Checkbox error="Please check this box if you want to proceed.">I agree</Checkbox>
    <Checkbox disabled>Not for adults</Checkbox>
  </Stack>
)

const ChoiceCardsEntry = () => {
  const [applicants, setApplicants] = useState('individual')
  const [reason, setReason] = useState('')
  const [evidence, setEvidence] = useState<readonly string[]>([])
  return (
    <Stack gap={8}>
      <ChoiceCards
        legend="Who applies?"
        hint="You can add people later"
        columns={2}
        value={applicants}
        onChange={setApplicants}
      >
        <ChoiceCards.Option value="individual" title="Individual" icon={<User className="size-8" />}>
          For yourself alone
        </ChoiceCards.Option>
        <ChoiceCards.Option value="group" title="Group" icon={<Users className="size-8" />}>
          Two to five people on one day
        </ChoiceCards.Option>
      </ChoiceCards>
      <ChoiceCards
        legend="Why a replacement?"
        error="Please choose a reason"
        columns={3}
        value={reason}
        onChange={setReason}
      >
        <ChoiceCards.Option value="1" title="ጊዜው ያለፈበት ፓስፖርት" />
        <ChoiceCards.Option value="2" title="Pages run out" />
        <ChoiceCards.Option value="3" title="Damaged" disabled />
      </ChoiceCards>
      <ChoiceCards legend="Evidence you have" value={evidence} onChange={setEvidence}>
        <ChoiceCards.Option value="medical" title="Medical letter" />
        <ChoiceCards.Option value="work" title="Urgent work travel" />
      </ChoiceCards>
    </Stack>
  )
}

const DateFieldEntry = () => (
  <Grid min="lg">
    <DateField
      label="Birth date"
      hint="Month/day/year, for example 01/31/1990"
      defaultValue="09/11/1990"
      beside="1 Meskerem 1983 E.C."
    />
    <DateField label="Issue date" hint="Month/day/year" error="Please Enter Old Passport Issue Date" />
  </Grid>
)

const digitLabel = (number: number) => `Digit ${number} of 6`

const OneTimeCodeEntry = () => {
  const [code, setCode] = useState('12')
  return (
    <Stack gap={6}>
      <OneTimeCode legend="Code from the message" value={code} onChange={setCode} digitLabel={digitLabel} />
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

const passwordWords = { show: 'Show password', hide: 'Hide password' }

const PasswordFieldEntry = () => (
  <Grid min="lg">
    <PasswordField label="Password" words={passwordWords} defaultValue="sample" />
    <PasswordField
      label="New password"
      hint="At least 6 characters"
      words={passwordWords}
      strength={{ level: 3, children: 'Good' }}
    />
    <PasswordField
      label="Confirm password"
      words={passwordWords}
      error="Passwords Do Not Match."
      strength={{ level: 1, children: 'Very weak' }}
    />
  </Grid>
)

const fileWords = {
  choose: 'Choose a file',
  takePhoto: 'Take a photo',
  replace: 'Replace',
  remove: 'Remove',
  uploading: 'Uploading',
  none: 'No file chosen',
}

const FileChooserEntry = () => {
  const [file, setFile] = useState<File>()
  return (
    <Grid min="lg">
      <FileChooser
        label="Birth certificate"
        hint="A clear A4 colour copy, under 2 MB"
        words={fileWords}
        file={file ? { name: file.name, detail: `${file.size} bytes` } : null}
        onChoose={setFile}
        onRemove={() => setFile(undefined)}
      />
      <FileChooser
        label="Old passport"
        words={fileWords}
        file={{ name: 'sample-passport-with-a-very-long-name.jpg', detail: '0.8 MB' }}
        onChoose={setFile}
        onRemove={() => {}}
      />
      <FileChooser
        label="Kebele identity card"
        words={fileWords}
        file={{ name: 'sample.png', detail: '1.2 MB' }}
        progress={42}
        onChoose={setFile}
      />
      <FileChooser
        label="Photo"
        words={fileWords}
        error="sample.bmp is Invalid format, Please upload correct file type!"
        onChoose={setFile}
      />
    </Grid>
  )
}

const ErrorSummaryEntry = () => (
  <ErrorSummary
    title="Please fix the errors below"
    errors={[
      { fieldId: 'gallery-phone', message: 'Please insert the correct phone number format' },
      { message: 'The service does not answer. Nothing you typed is lost.' },
    ]}
  />
)

export default [
  { title: 'Field', Entry: FieldEntry },
  { title: 'Checkbox', Entry: CheckboxEntry },
  { title: 'ChoiceCards', Entry: ChoiceCardsEntry },
  { title: 'DateField', Entry: DateFieldEntry },
  { title: 'OneTimeCode', Entry: OneTimeCodeEntry },
  { title: 'PasswordField', Entry: PasswordFieldEntry },
  { title: 'FileChooser', Entry: FileChooserEntry },
  { title: 'ErrorSummary', Entry: ErrorSummaryEntry },
] satisfies readonly GalleryEntry[]
