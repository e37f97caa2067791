// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import { attachmentTypes } from '@invea/domain'
import type { AttachmentsDraft, PassportDraft } from '@invea/domain/drafts'
import { anApplication, anApplicationPerson } from '@invea/domain/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { forDraft } from '../application-form/commands.ts'
import { useWizard } from '../application-form/use-wizard.ts'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { later, succeeds, unreachable } from '../testing/responses.ts'
import { AttachmentsStep } from './AttachmentsStep.tsx'
import { deviceFileCache, pageUploadProgress } from './file-cache.ts'
import { uploadAttachments } from './upload-attachments.ts'

type Upload = PortalApi['attachments']['upload']

const words = (en: string) => ({ en, am: en, om: en, ti: en })
const required = [
  { attachmentTypeId: 1, name: words('Birth certificate') },
  { attachmentTypeId: 2, name: words('Kebele ID') },
]
const jpeg = (name: string, size = 10) => {
  const bytes = new Uint8Array(size)
  bytes.set([0xff, 0xd8, 0xff])
  return new File([bytes], name, { type: 'image/jpeg' })
}
const uploads: Upload = succeeds([])

/** The second upload gets no response. */
const failsOnce = () => vi.fn(uploads).mockImplementationOnce(uploads).mockImplementationOnce(unreachable)

const open = async (upload: Upload = uploads, draft?: PassportDraft) => {
  for (const { attachmentTypeId } of required) {
    await deviceFileCache.remove(`11.${attachmentTypeId}`)
    pageUploadProgress.set(`11.${attachmentTypeId}`, undefined)
  }
  const page = await renderStep({
    step: 'attachments',
    Content: AttachmentsStep,
    commands: { uploadAttachments: forDraft(uploadAttachments(deviceFileCache, pageUploadProgress)) },
    api: { attachments: { required: succeeds(required), upload } },
    ...(draft && { draft }),
  })

  await screen.findByRole('group', { name: 'Birth certificate' })
  return page
}
const choose = (document: string, file: File) =>
  fireEvent.change(screen.getByLabelText(`${document} Choose file`), { target: { files: [file] } })
const announcement = () => document.querySelector('body > [aria-live=polite]')?.textContent
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))
const sendBoth = async (first = 'birth.jpg') => {
  choose('Birth certificate', jpeg(first))
  choose('Kebele ID', jpeg('kebele.jpg'))
  await screen.findByText('2 of 2 documents chosen')
  next()
}

test('the note shows the limit that is enforced, the copies that count and the originals', async () => {
  await open()
  expect(screen.getByText(/JPG, JPEG, PNG, GIF, PDF, at most 2 MB/)).toBeTruthy()
  expect(screen.getByText('Only clear A4 colour copies are accepted.')).toBeTruthy()
  expect(screen.getByText('Bring the originals to your appointment.')).toBeTruthy()
})

/** The step below a button that stores the application. */
const StoredLater = () => {
  const { store } = useWizard()
  const submit = () => store.change((snapshot) => ({ ...snapshot, draft: aSubmittedDraft() }))
  return (
    <>
      <button type="button" onClick={submit}>
        Submit
      </button>
      <AttachmentsStep />
    </>
  )
}

test('Next waits while the documents of an application that was just stored are loaded', async () => {
  const { promise: list, resolve: answer } = later<typeof required>()
  const stored = aSubmittedDraft()
  const draft = {
    ...stored,
    applicants: stored.applicants.map((applicant) => ({ ...applicant, requestPersonId: undefined })),
  }
  const api = { attachments: { required: async () => ({ ok: true as const, value: await list }) } }
  await renderStep({ step: 'attachments', Content: StoredLater, api, draft })
  fireEvent.click(await screen.findByRole('button', { name: 'Submit' }))
  expect((await screen.findByRole('button', { name: /^Loading/ })).getAttribute('aria-busy')).toBe('true')
  answer(required)
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('region', { name: 'Please fix the errors below' })).toBeTruthy()
})

test('a file that is too large has the limit and a way out below its message', async () => {
  await open()
  const bytes = new Uint8Array(2_000_001)
  bytes.set(new TextEncoder().encode('%PDF-1.7'))
  choose('Birth certificate', new File([bytes], 'big.pdf', { type: 'application/pdf' }))
  const message = await screen.findByText(/big\.pdf is Invalid size, Please upload correct file size!/)
  expect(message.textContent).toMatch(/At most 2 MB\. Take a photo of the page instead/)
})

test('a document whose name does not say what it must show has an explanation', async () => {
  const proof = { attachmentTypeId: attachmentTypes.originProof, name: words('Proof of Ethiopian origin') }
  await renderStep({
    step: 'attachments',
    Content: AttachmentsStep,
    namespaces: ['document'],
    api: { attachments: { required: succeeds([proof, ...required]) } },
  })
  const group = await screen.findByRole('group', { name: 'Proof of Ethiopian origin' })
  expect(within(group).getByText(/^A former Ethiopian passport/)).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Kebele ID' }).textContent).not.toContain('shows')
})

test('8: without an appointment the originals are brought on the delivery date; an urgent request has one', async () => {
  const lost = { ...aSubmittedDraft(), requestType: 'lost' } as const
  const { unmount } = await open(uploads, lost)
  expect(screen.getByText('Bring the originals on the delivery date.')).toBeTruthy()
  expect(screen.queryByText(/appointment/)).toBeNull()
  unmount()
  await open(uploads, { ...lost, urgentDays: 2 })
  expect(screen.getByText('Bring the originals to your appointment.')).toBeTruthy()
})

test('with a document missing nothing is sent, in the described words', async () => {
  const upload = vi.fn(uploads)
  await open(upload)
  choose('Birth certificate', jpeg('birth.jpg'))
  await screen.findByText('birth.jpg')
  next()
  expect((await screen.findAllByText('You Should have to Choose All')).length).toBeGreaterThanOrEqual(1)
  expect(upload).not.toHaveBeenCalled()
})

test('36: the message is shown at each missing document, and the summary names them', async () => {
  await open()
  next()
  const summary = within(await screen.findByRole('region', { name: 'Please fix the errors below' }))
  for (const document of ['Birth certificate', 'Kebele ID']) {
    expect(
      within(screen.getByRole('group', { name: document })).getByText('You Should have to Choose All'),
    ).toBeTruthy()
    expect(summary.getByRole('link', { name: `${document}: You Should have to Choose All` })).toBeTruthy()
  }
})

test('a wrong type and a wrong size show a message with the file’s name', async () => {
  await open()
  choose('Birth certificate', new File(['x'], 'letter.docx'))
  expect(await screen.findByText('letter.docx is Invalid format, Please upload correct file type!')).toBeTruthy()
  const pdf = new Uint8Array(2_000_001)
  pdf.set([0x25, 0x50, 0x44, 0x46, 0x2d])
  choose('Kebele ID', new File([pdf], 'large.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('large.pdf is Invalid size, Please upload correct file size!')).toBeTruthy()
})

test('D49: Next sends all chosen documents and shows what is complete; one button leads to the summary', async () => {
  const upload = vi.fn(uploads)
  const { draft } = await open(upload)
  await sendBoth()
  await vi.waitFor(() => expect(draft().applicants[0]?.attachments.stored).toEqual([1, 2]))
  expect(upload).toHaveBeenCalledTimes(2)
  const heading = await screen.findByRole('heading', { name: 'All steps completed' })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  await vi.waitFor(() => expect(announcement()).toBe('Your Files have been uploaded successfully'))
  for (const step of ['Personal Detail', 'Address', 'Family', 'Passport info', 'Attachment'])
    expect(screen.getAllByRole('listitem').some(({ textContent }) => textContent === step)).toBe(true)
  expect(screen.getByRole('link', { name: 'Reset' }).getAttribute('href')).toBe('/list?request=12&view=edit')
  fireEvent.click(await screen.findByRole('button', { name: 'Go to the summary' }))
  expect(await screen.findByRole('heading', { name: 'summary' })).toBeTruthy()
})

test('a failed upload keeps what arrived, shows a message, and sends only the rest again', async () => {
  const upload = failsOnce()
  const { draft } = await open(upload)
  await sendBoth()
  expect(await screen.findByText('Oops! Something went wrong.')).toBeTruthy()
  expect(draft().applicants[0]?.attachments.stored).toEqual([1])
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(draft().applicants[0]?.attachments.stored).toEqual([1, 2]))
  expect(upload.mock.calls.map(([, files]) => files[0]?.attachmentTypeId)).toEqual([1, 2, 2])
})

test('without a connection the rest is sent when it returns, and nothing else is advised', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const upload = failsOnce()
  const { draft } = await open(upload)
  await sendBoth()
  expect(await screen.findByText(/^You are offline/)).toBeTruthy()
  expect(screen.queryByText('Oops! Something went wrong.')).toBeNull()
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(draft().applicants[0]?.attachments.stored).toEqual([1, 2]))
})

test('of several files that the service refuses each shows its own reason', async () => {
  await open(async (_, [part]) => {
    const { attachmentTypeId = 0, file } = part ?? {}
    const code = attachmentTypeId === 1 ? 'fileSize' : 'fileLocked'
    const issues = [{ field: `attachments.${attachmentTypeId}`, code, params: { file: file?.name ?? '' } }] as const
    return { ok: false, error: { kind: 'fields', issues, message: '' } }
  })
  await sendBoth()
  const group = (name: string) => within(screen.getByRole('group', { name }))
  expect(await group('Birth certificate').findByText(/birth\.jpg is Invalid size/)).toBeTruthy()
  expect(await group('Kebele ID').findByText(/kebele\.jpg.*password/)).toBeTruthy()
})

test.each([
  ['is stored', { ok: true, value: [] }, [2], ['right.jpg']],
  ['gets no response', { ok: false, error: { kind: 'unreachable' } }, [], ['right.jpg', 'kebele.jpg']],
] as const)(
  'a document replaced before the next one %s is sent by the next press',
  async (_name, second, stored, rest) => {
    let respond = () => {}
    const names: string[] = []
    const upload = vi.fn<Upload>(async (_person, [one]) => {
      names.push(one?.file.name ?? '')
      if (names.length === 2) await new Promise<void>((resolve) => (respond = resolve))
      return names.length === 2 ? second : { ok: true, value: [] }
    })
    const { draft } = await open(upload)
    await sendBoth('wrong.jpg')
    await vi.waitFor(() => expect(names).toEqual(['wrong.jpg', 'kebele.jpg']))
    // The service has the file, or is about to.
    expect(screen.queryByRole('button', { name: /Remove file$/ })).toBeNull()
    const replace = screen.getByLabelText('Birth certificate Choose another file')
    fireEvent.change(replace, { target: { files: [jpeg('right.jpg')] } })
    await screen.findByText('right.jpg')
    respond()
    await screen.findAllByRole('button', { name: /Remove file$/ })
    expect(draft().applicants[0]?.attachments.stored).toEqual(stored)
    fireEvent.click(screen.queryByRole('button', { name: 'Try again' }) ?? screen.getByRole('button', { name: 'Next' }))
    await vi.waitFor(() => expect(new Set(draft().applicants[0]?.attachments.stored)).toEqual(new Set([1, 2])))
    expect(names.slice(2)).toEqual(rest)
  },
)

/** A submitted draft whose applicant has these documents. */
const withAttachments = (attachments: AttachmentsDraft) => {
  const { applicants, ...request } = aSubmittedDraft()
  return { ...request, applicants: applicants.map((each) => ({ ...each, attachments })) }
}

test('a removed file leaves the draft and the device', async () => {
  const { draft } = await open()
  choose('Birth certificate', jpeg('birth.jpg'))
  await screen.findByText('birth.jpg')
  fireEvent.click(screen.getByRole('button', { name: /Remove file$/ }))
  await vi.waitFor(() => expect(draft().applicants[0]?.attachments.chosen).toEqual({}))
  expect(await deviceFileCache.find('11.1', jpeg('birth.jpg'))).toBeUndefined()
})

test('a removed replacement leaves the document that the service has', async () => {
  const { draft } = await open(uploads, withAttachments({ stored: [1] }))
  await screen.findByText('1 of 2 documents chosen')
  for (const name of ['other.jpg', 'third.jpg']) {
    fireEvent.change(screen.getByLabelText(/^Birth certificate Choose another/), { target: { files: [jpeg(name)] } })
    await screen.findByText(name)
  }
  expect(draft().applicants[0]?.attachments.stored).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /Remove file$/ }))
  await vi.waitFor(() => expect(draft().applicants[0]?.attachments).toEqual({ chosen: {}, stored: [1] }))
  expect(screen.getByText('1 of 2 documents chosen')).toBeTruthy()
})

/** A card of a parent is required, and two relatives have one. */
const openWithFamily = (copy: PortalApi['attachments']['copy']) => {
  const { oldOriginId, spouseOriginId, parentId } = attachmentTypes
  const relative = (requestPersonId: number, firstName: string, attachmentTypeId: number) => {
    const attachments = [{ attachmentId: requestPersonId, attachmentTypeId, name: words('Origin ID'), url: '' }]
    return anApplicationPerson({ requestPersonId, firstName, attachments })
  }
  const persons = [relative(1, 'ZENEBE', oldOriginId), relative(2, 'SARA', spouseOriginId)]
  return renderStep({
    step: 'attachments',
    Content: AttachmentsStep,
    api: {
      attachments: {
        required: succeeds([{ attachmentTypeId: parentId, name: words('Card of a parent') }, ...required]),
        copy,
      },
      requests: { mine: succeeds([anApplication({ persons })]) },
      account: { continueWithoutAccount: async () => undefined },
    },
    namespaces: ['account'],
  })
}
const buttonOf = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

test('while a document of the family is copied, the other ones cannot be chosen', async () => {
  await openWithFamily(() => new Promise(() => undefined))
  const [first, second] = [await buttonOf(/ZENEBE already sent/), await buttonOf(/SARA already sent/)]
  expect([first.disabled, second.disabled]).toEqual([false, false])
  fireEvent.click(first)
  await vi.waitFor(() => expect(first.getAttribute('aria-busy')).toBe('true'))
  expect([first.disabled, second.disabled]).toEqual([false, true])
})

test('D32: after the session has ended, a document of the family is copied without the account', async () => {
  const copy = vi
    .fn<PortalApi['attachments']['copy']>(succeeds([]))
    .mockResolvedValueOnce({ ok: false, error: { kind: 'signedOut' } })
  await openWithFamily(copy)
  fireEvent.click(await buttonOf(/ZENEBE already sent/))
  fireEvent.click(await buttonOf(/^Continue without an account$/))
  await vi.waitFor(() => expect(copy).toHaveBeenCalledTimes(2))
})

test('a copied document of the family leads back to its document, because the offer is gone then', async () => {
  await openWithFamily(succeeds([]))
  const offer = await buttonOf(/ZENEBE already sent/)
  offer.focus()
  fireEvent.click(offer)
  const chooser = await screen.findByLabelText(/Card of a parent Choose another/)
  expect(document.activeElement).toBe(chooser)
})

test('a screen reader gets what became of a chosen file, and a removed one leaves the focus at its document', async () => {
  await open()
  choose('Birth certificate', new File(['ftypheic'], 'sample.heic'))
  await vi.waitFor(() => expect(announcement()).toMatch(/^Birth certificate: .*sample\.heic/))
  choose('Birth certificate', jpeg('birth.jpg'))
  await vi.waitFor(() => expect(announcement()).toBe('Birth certificate: birth.jpg'))
  fireEvent.click(await screen.findByRole('button', { name: /Remove file$/ }))
  await vi.waitFor(() => expect(announcement()).toBe('Birth certificate: No file chosen'))
  expect(document.activeElement).toBe(screen.getByLabelText('Birth certificate Choose file'))
})

test('a file that cannot be read shows a message, and another one can be chosen', async () => {
  await open()
  const arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  choose('Birth certificate', Object.assign(jpeg('sample.jpg'), { slice: () => ({ arrayBuffer }) }))
  expect(await screen.findByText(/^sample.jpg cannot be read/)).toBeTruthy()
  expect(screen.queryByText(/Making the photo smaller/)).toBeNull()
  choose('Birth certificate', jpeg('again.jpg'))
  expect(await screen.findByText('again.jpg')).toBeTruthy()
})

test('a photo of a type that is not accepted says what to change at the camera', async () => {
  await open()
  choose('Birth certificate', new File(['ftypheic'], 'sample.heic'))
  expect(await screen.findByText(/^sample.heic is Invalid format/)).toBeTruthy()
  expect(screen.getByText(/set your camera to JPG/)).toBeTruthy()
})

test('of two files that are picked shortly after each other the newer one counts, even when the older is ready later', async () => {
  const { draft } = await open()
  const wrong = jpeg('wrong.jpg')
  const { promise: head, resolve: isRead } = later<ArrayBuffer>()
  vi.spyOn(wrong, 'slice').mockReturnValue({ arrayBuffer: () => head } as Blob)
  choose('Birth certificate', wrong)
  choose('Birth certificate', jpeg('right.jpg'))
  await screen.findByText('right.jpg')
  isRead(await jpeg('wrong.jpg').arrayBuffer())
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText('wrong.jpg')).toBeNull()
  expect(draft().applicants[0]?.attachments.chosen?.[1]?.name).toBe('right.jpg')
})

test('G2: files that the draft names and the device has lost are listed until they are chosen again', async () => {
  const chosen = { 1: { name: 'birth.jpg', size: 10, type: 'image/jpeg', key: 'one' } }
  await open(uploads, withAttachments({ chosen }))
  const notice = 'These files are no longer on this device. Choose them again: Birth certificate'
  expect(await screen.findByText(notice)).toBeTruthy()
  choose('Birth certificate', jpeg('birth.jpg'))
  await screen.findByText('birth.jpg')
  expect(screen.queryByText(notice)).toBeNull()
})

test('G2: a lost replacement is listed too, and the document that the service has counts', async () => {
  const chosen = { 1: { name: 'birth.jpg', size: 10, type: 'image/jpeg', isReplacement: true } }
  await open(uploads, withAttachments({ chosen }))
  expect(await screen.findByText(/^These files are no longer on this device/)).toBeTruthy()
  expect(screen.getByText('1 of 2 documents chosen')).toBeTruthy()
})
