import type { GalleryEntry } from '../gallery/entries.ts'
import { Grid } from '../layout/index.ts'
import { PasswordField } from './index.ts'

const words = { show: 'Show password', hide: 'Hide password' }

const Entry = () => (
  <Grid min="lg">
    <PasswordField label="Password" words={words} defaultValue="sample" />
    <PasswordField
      label="New password"
      hint="At least 6 characters"
      words={words}
      strength={{ level: 3, children: 'Good' }}
    />
    <PasswordField
      label="Confirm password"
      words={words}
      error="Passwords Do Not Match."
      strength={{ level: 1, children: 'Very weak' }}
    />
  </Grid>
)

export default { title: 'PasswordField', Entry } satisfies GalleryEntry
