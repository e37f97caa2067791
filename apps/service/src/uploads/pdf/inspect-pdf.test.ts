import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { aPdf, aPdfStream, packed } from '../../testing/a-pdf.ts'
import { isPassivePdf } from './inspect-pdf.ts'

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const hex = (text: string) => `<${Buffer.from(text).toString('hex')}>`

const clean: Readonly<Record<string, Buffer>> = {
  'a plain page': aPdf(),
  'a page whose text says /JavaScript and /OpenAction': aPdf({
    content: 'BT (/S /JavaScript /JS /OpenAction /AA) Tj ET',
  }),
  'a title that says /JavaScript': aPdf({
    objects: ['<< /Title (All about /JavaScript and << /JS >>) >>'],
    trailer: '/Info 5 0 R',
  }),
  'a comment that says /JavaScript': aPdf({ objects: ['% << /S /JavaScript /JS (x) >>\n<< /Producer (Sample) >>'] }),
  'a document that opens at a page': aPdf({ catalog: '/OpenAction [3 0 R /Fit]' }),
  'a document that opens at a place by an action': aPdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' }),
  'a link to a web page': aPdf({ page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>]' }),
  'objects packed in a stream': aPdf({ objects: [packed(['<< /Producer (Sample) >>', '[1 2 3]'])] }),
  'an appended version': Buffer.concat([
    aPdf(),
    Buffer.from('7 0 obj\n<< /Producer (Sample) >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ]),
}

const hostile: Readonly<Record<string, Buffer>> = {
  'a script that runs on opening': aPdf({ catalog: `/OpenAction ${script}` }),
  'a script behind a reference': aPdf({ catalog: '/OpenAction 5 0 R', objects: [script] }),
  'a deed on opening that is no script': aPdf({
    catalog: '/OpenAction 5 0 R',
    objects: ['<< /S /URI /URI (https://example.org) >>'],
  }),
  'a script with an escaped name': aPdf({ objects: ['<< /S /J#61vaScript /#4aS (x) >>'] }),
  'a script in the name tree': aPdf({
    catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>',
    objects: ['<< >>'],
  }),
  'a script in an object stream': aPdf({ objects: [packed(['<< >>', script])] }),
  'a script in an object stream that hides its type': aPdf({ objects: [packed(['<< >>', script], '/Type /O#62jStm')] }),
  'a script in an object stream without a type': aPdf({ objects: [packed([script], '')] }),
  'a script between strings of an object stream': aPdf({
    objects: [
      aPdfStream('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', deflateSync(Buffer.from(`20 1 (${script})`))),
    ],
  }),
  'a script in the bytes of another stream': aPdf({ objects: [aPdfStream('', `20 0 obj\n${script}\nendobj`)] }),
  'a script in a hexadecimal form': aPdf({ objects: [`<< /S /JavaScript /JS ${hex('x')} >>`] }),
  'a script chained by Next': aPdf({ catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next ${script} >>` }),
  'a script in the second of two equal keys': aPdf({ catalog: `/OpenAction [3 0 R /Fit] /OpenAction ${script}` }),
  'a script under an unusual spacing of obj': aPdf({ objects: [`<< >>\nendobj\n21 %x\n0\tobj${script}`] }),
  'actions of a page': aPdf({ page: `/AA << /O ${script} >>` }),
  'a program to launch': aPdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] }),
  'a form that sends itself': aPdf({ objects: ['<< /S /SubmitForm /F (https://example.org) >>'] }),
  'an embedded file': aPdf({
    objects: ['<< /Type /Filespec /EF << /F 6 0 R >> >>', aPdfStream('/Type /EmbeddedFile', 'x')],
  }),
  'a form program': aPdf({ catalog: '/AcroForm << /XFA 5 0 R >>', objects: [aPdfStream('', '<xdp/>')] }),
  'a media player': aPdf({ page: '/Annots [<< /Subtype /RichMedia >>]' }),
  'a rendition': aPdf({ objects: ['<< /S /Rendition /OP 0 >>'] }),
  'a script address': aPdf({ objects: ['<< /S /URI /URI (javascript:alert\\(1\\)) >>'] }),
  'an encrypted document': aPdf({ trailer: '/Encrypt 5 0 R', objects: ['<< /Filter /Standard >>'] }),
  'an object stream in an unknown coding': aPdf({
    objects: [aPdfStream('/Type /ObjStm /N 1 /First 5 /Filter /Crypt', 'x')],
  }),
  'an object stream whose bytes are broken': aPdf({
    objects: [aPdfStream('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', 'x')],
  }),
  'bytes before the header': aPdf({ before: '<html><script>alert(1)</script>' }),
  'another format behind the end': aPdf({ after: 'PK\u0003\u0004' }),
  'a cut file': aPdf().subarray(0, 300),
  'a file without pages': Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
  'brackets without end': aPdf({ objects: ['['.repeat(100_000)] }),
  'an object stream that unfolds into many megabytes': aPdf({
    objects: Array.from({ length: 40 }, () => packed([`(${'x'.repeat(4_000_000)})`])),
  }),
}

test.each(Object.entries(clean))('%s is taken', (_, file) => {
  expect(isPassivePdf(file)).toBe(true)
})

test.each(Object.entries(hostile))('%s is refused', (_, file) => {
  expect(isPassivePdf(file)).toBe(false)
})

test('what a real writer makes is taken, with links and an outline', async () => {
  const document = new PDFDocument({ tagged: true, info: { Title: 'Sample' } })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.outline.addItem('First')
  document
    .text('See https://example.org about /JavaScript', { link: 'https://example.org' })
    .addPage()
    .text('Second page')
  const whole = new Promise((done) => document.on('end', done))
  document.end()
  await whole
  expect(isPassivePdf(Buffer.concat(chunks))).toBe(true)
})
