import { deflateSync } from 'node:zlib'
import { anObjectStream, aPdf, aPdfStream } from '../../../src/testing/a-pdf.ts'

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const annotation = (inside: string) => aPdf({ page: `/Annots [<< ${inside} >>]` })
const object = (...objects: readonly string[]) => aPdf({ objects })

/** An object stream with a PNG predictor: its row marks are between the parts of the script. */
const predicted = (() => {
  const uncompressed = Buffer.from(`20 0 ${script}`, 'latin1')
  const columns = 8
  const rows: Buffer[] = []
  for (let at = 0; at < uncompressed.length; at += columns)
    rows.push(
      Buffer.from([0]),
      Buffer.concat([uncompressed.subarray(at, at + columns), Buffer.alloc(columns)]).subarray(0, columns),
    )
  return aPdfStream(
    `/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns ${columns} >>`,
    deflateSync(Buffer.concat(rows)),
  )
})()
const hexed = (() => {
  const inner = deflateSync(Buffer.from(`20 0 ${script}`, 'latin1')).toString('hex')
  return aPdfStream('/Type /ObjStm /N 1 /First 5 /Filter [/ASCIIHexDecode /FlateDecode]', `${inner}>`)
})()

const documents: Readonly<Record<string, Buffer>> = {
  'a script on opening': aPdf({ catalog: `/OpenAction ${script}` }),
  'a script in a separate stream': object('<< /S /JavaScript /JS 6 0 R >>', aPdfStream('', 'app.alert(1)')),
  'actions of a page': aPdf({ page: `/AA << /O ${script} >>` }),
  'actions of the document': aPdf({ catalog: `/AA << /WC ${script} >>` }),
  'a script for a key stroke': object(`<< /FT /Tx /T (a) /Subtype /Widget /AA << /K ${script} >> >>`),
  'a script in the outline': object(`<< /Title (Go) /A ${script} >>`),
  'a script in the name tree': aPdf({
    catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>',
    objects: [script],
  }),
  'a script after a harmless step': aPdf({ catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [${script}] >>` }),
  'a script with escaped names': object('<< /#53 /J#61va#53cript /#4a#53 (x) >>'),
  'a script in hexadecimal letters': object('<</S/JavaScript/JS<6170702e616c657274>>>'),
  'a script in an object stream': object(anObjectStream(['<< >>', script])),
  'a script in an object stream of an escaped type': object(anObjectStream([script], '/Type /Obj#53tm')),
  'a script in an object stream with two filters': object(hexed),
  'a script in an object stream with a predictor': object(predicted),
  'a script in a later version of the file': Buffer.concat([
    aPdf(),
    Buffer.from(
      `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    ),
  ]),
  'a script in an earlier version of the file': Buffer.concat([
    aPdf({ catalog: `/OpenAction ${script}` }),
    Buffer.from('1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]),
  'an address that is a script': annotation('/Subtype /Link /A << /S /URI /URI (javascript:alert\\(1\\)) >>'),
  'an address that is a script, in hexadecimal letters': annotation(
    `/Subtype /Link /A << /S /URI /URI <${Buffer.from('javascript:alert(1)').toString('hex')}> >>`,
  ),
  'a program to launch': annotation('/Subtype /Link /A << /S /Launch /F (cmd.exe) >>'),
  'a program to launch, with an escaped name': annotation(
    '/Subtype /Link /A << /S /L#61unch /Win << /F (cmd.exe) >> >>',
  ),
  'a link to another file': annotation(
    '/Subtype /Link /A << /S /GoToR /F (\\\\\\\\evil.example\\\\share) /D [0 /Fit] >>',
  ),
  'a link to an embedded file': annotation('/Subtype /Link /A << /S /GoToE /T << /R /C /N (a.pdf) >> >>'),
  'a web address on opening': aPdf({ catalog: '/OpenAction << /S /URI /URI (https://evil.example) >>' }),
  'a form that submits itself': object('<< /S /SubmitForm /F (https://evil.example) >>'),
  'a form that fills itself': object('<< /S /ImportData /F (a.fdf) >>'),
  'an XFA form': aPdf({ catalog: '/AcroForm << /XFA [(config) 5 0 R] >>', objects: [aPdfStream('', '<xdp/>')] }),
  'an embedded file': object('<< /Type /Filespec /EF << /F 6 0 R >> >>', aPdfStream('/Type /EmbeddedFile', 'MZ')),
  'embedded files in the name tree': aPdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }),
  'an attached file': annotation('/Subtype /FileAttachment /FS 5 0 R'),
  'a collection of files': aPdf({ catalog: '/Collection << /View /T >>' }),
  'rich media': annotation('/Subtype /RichMedia /RichMediaContent << >>'),
  'a screen with a rendition': annotation('/Subtype /Screen /A << /S /Rendition /OP 0 >>'),
  'a video': annotation('/Subtype /Movie /Movie << /F (a.avi) >>'),
  'a sound': annotation('/Subtype /Sound /Sound 5 0 R'),
  'a 3D model': annotation('/Subtype /3D /3DD 5 0 R'),
  'an encrypted document': aPdf({ trailer: '/Encrypt 5 0 R', objects: ['<< /Filter /Standard /V 2 >>'] }),
  'encryption in a cross-reference stream': object(
    aPdfStream('/Type /XRef /W [1 2 1] /Size 1 /Root 1 0 R /Encrypt 6 0 R', ''),
  ),
  'a web page before the document': aPdf({ before: '<html><script>alert(1)</script>' }),
  'an archive after the document': aPdf({ after: 'PK\u0003\u0004\u0014\0' }),
  'half a document': aPdf().subarray(0, 320),
  'a document without a page': Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
  '100,000 open brackets': object('['.repeat(100_000)),
  'streams that decompress to many megabytes': object(
    ...Array.from({ length: 40 }, () => anObjectStream([`(${'x'.repeat(4_000_000)})`])),
  ),
  'a web page named as a document': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a PostScript program named as a document': Buffer.from('%!PS-Adobe-3.0\n(%PDF-1.4) print\n%%EOF\n'),
}

/** Files that are incomplete documents, or hide content. */
const refused = [
  'an XFA form',
  'an encrypted document',
  'a web page before the document',
  'half a document',
  'a document without a page',
  'a web page named as a document',
  'a PostScript program named as a document',
]

const filesOf = (isRefused: boolean) =>
  Object.fromEntries(
    Object.entries(documents)
      .filter(([what]) => refused.includes(what) === isRefused)
      .map(([what, bytes]) => [what, { name: 'document.pdf', bytes }]),
  )

/** Files that are not documents. */
export const refusedDocuments = filesOf(true)
/** Documents with active or hidden content: only their pages are stored. */
export const disarmedDocuments = filesOf(false)
