import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FileChooser, type FileChooserProps } from './file-chooser.tsx'

afterEach(cleanup)

const words = {
  choose: 'Choose',
  takePhoto: 'Take a photo',
  replace: 'Replace',
  remove: 'Remove',
  uploading: 'Uploading',
  none: 'No file chosen',
}
const chooser = (props: Partial<FileChooserProps> = {}) => (
  <FileChooser id="birth" label="Birth certificate" words={words} onChoose={() => {}} {...props} />
)
const aFile = new File(['sample'], 'sample.pdf', { type: 'application/pdf' })

test('shows that no file is chosen', () => {
  const { rerender } = render(chooser())
  expect(screen.getByText('No file chosen')).toBeTruthy()
  rerender(chooser({ file: { name: 'sample.pdf' } }))
  expect(screen.queryByText('No file chosen')).toBeNull()
})

test('reports the chosen file, also when the same file is chosen again', () => {
  const onChoose = vi.fn()
  render(chooser({ onChoose }))
  const input = screen.getByLabelText<HTMLInputElement>('Birth certificate Choose')
  fireEvent.change(input, { target: { files: [aFile] } })
  expect(onChoose.mock.calls).toEqual([[aFile]])
  expect(input.value).toBe('')
})

test('shows the camera button only when it has a label', () => {
  const { rerender } = render(chooser({ accept: '.jpg,.pdf' }))
  const camera = screen.getByLabelText<HTMLInputElement>('Birth certificate Take a photo')
  expect(camera.getAttribute('capture')).toBe('environment')
  expect(camera.accept).toBe('image/*')
  expect(screen.getByLabelText<HTMLInputElement>('Birth certificate Choose').accept).toBe('.jpg,.pdf')
  const { takePhoto: _, ...withoutCamera } = words
  rerender(chooser({ words: withoutCamera }))
  expect(screen.queryByLabelText('Birth certificate Take a photo')).toBeNull()
})

test('a chosen file can be replaced and removed', () => {
  const onRemove = vi.fn()
  render(chooser({ file: { name: 'sample.pdf', detail: '1 MB' }, onRemove }))
  expect(screen.getByText('sample.pdf')).toBeTruthy()
  expect(screen.getByLabelText('Birth certificate Replace')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Birth certificate Remove' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

test('during an upload it shows the progress and accepts no other file', () => {
  render(chooser({ file: { name: 'sample.pdf' }, progress: 42 }))
  expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('value')).toBe('42')
  expect(screen.getByLabelText<HTMLInputElement>('Birth certificate Replace').disabled).toBe(true)
})

test('an error describes the group and its input', () => {
  render(chooser({ error: 'sample.bmp is Invalid format, Please upload correct file type!' }))
  expect(screen.getByRole('group', { name: 'Birth certificate' }).getAttribute('aria-describedby')).toBe('birth-error')
  expect(screen.getByLabelText('Birth certificate Choose').getAttribute('aria-describedby')).toBe('birth-error')
})
