import type { GalleryEntry } from '../gallery/entries.ts'
import { Grid } from '../layout/index.ts'
import { Field, Fieldset } from './index.ts'

const Entry = () => (
  <Grid min="lg" gap={6}>
    <Field>
      <Field.Label>First name</Field.Label>
      <Field.Hint>As on your identity card</Field.Hint>
      <Field.Input autoComplete="given-name" />
    </Field>
    <Field id="gallery-phone" error="Please insert the correct phone number format">
      <Field.Label>Phone number</Field.Label>
      <Field.Input width="half" inputMode="numeric" defaultValue="0800" />
    </Field>
    <Field>
      <Field.Label optional="optional">የአባት ስም</Field.Label>
      <Field.Input lang="am" defaultValue="ገብረሚካኤል" />
    </Field>
    <Field>
      <Field.Label>Region</Field.Label>
      <Field.Select defaultValue="">
        <option value="">Select</option>
        <option>Oromia</option>
        <option>Tigray</option>
      </Field.Select>
    </Field>
    <Field error="City is required!">
      <Field.Label>City</Field.Label>
      <Field.Select width="half">
        <option value="">Select</option>
      </Field.Select>
    </Field>
    <Field>
      <Field.Label>Message</Field.Label>
      <Field.Textarea />
    </Field>
    <Field>
      <Field.Label>Account</Field.Label>
      <Field.Input readOnly defaultValue="sample@example.org" />
    </Field>
    <Field>
      <Field.Label>Not yet</Field.Label>
      <Field.Input disabled defaultValue="Disabled" />
    </Field>
    <Fieldset legend="Old passport" hint="From the page with the photo" error="Both are needed">
      <Field>
        <Field.Label>Number</Field.Label>
        <Field.Input width="short" placeholder="EP0000001" />
      </Field>
    </Fieldset>
  </Grid>
)

export default { title: 'Field', Entry } satisfies GalleryEntry
