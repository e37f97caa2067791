import { useState } from 'react'
import type { GalleryEntry } from '../gallery/entries.ts'
import { Grid } from '../layout/index.ts'
import { FileChooser } from './index.ts'

const words = {
  choose: 'Choose a file',
  takePhoto: 'Take a photo',
  replace: 'Replace',
  remove: 'Remove',
  uploading: 'Uploading',
}

const Entry = () => {
  const [file, setFile] = useState<File>()
  return (
    <Grid min="lg">
      <FileChooser
        label="Birth certificate"
        hint="A clear A4 colour copy, under 2 MB"
        words={words}
        file={file ? { name: file.name, detail: `${file.size} bytes` } : null}
        onChoose={setFile}
        onRemove={() => setFile(undefined)}
      />
      <FileChooser
        label="Old passport"
        words={words}
        file={{ name: 'sample-passport-with-a-very-long-name.jpg', detail: '0.8 MB' }}
        onChoose={setFile}
        onRemove={() => {}}
      />
      <FileChooser
        label="Kebele identity card"
        words={words}
        file={{ name: 'sample.png', detail: '1.2 MB' }}
        progress={42}
        onChoose={setFile}
      />
      <FileChooser
        label="Photo"
        words={words}
        error="sample.bmp is Invalid format, Please upload correct file type!"
        onChoose={setFile}
      />
    </Grid>
  )
}

export default { title: 'FileChooser', Entry } satisfies GalleryEntry
