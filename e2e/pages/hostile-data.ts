import { sampleData } from './operator.ts'

/** Runs where a browser takes text for a page; each leaves an element or a call that can be found. */
const vectors = [
  '<img data-hostile src=x onerror=ran()>',
  '<svg data-hostile onload=ran()>',
  '<script data-hostile>ran()</script>',
  '<iframe data-hostile srcdoc="<script>parent.ran()</script>"></iframe>',
  '<a data-hostile href=javascript:ran()>here</a>',
  '<details data-hostile open ontoggle=ran()>',
  '<video data-hostile><source onerror=ran()></video>',
  '<input data-hostile autofocus onfocus=ran()>',
  '<style data-hostile>*{display:none}</style>',
  '<math data-hostile><mi xlink:href="javascript:ran()">x</mi></math>',
  '<object data-hostile data=javascript:ran()></object>',
  '<form data-hostile action=javascript:ran()><button>go</button></form>',
  '<base data-hostile href=//evil.example/>',
  '<meta data-hostile http-equiv=refresh content="0;url=javascript:ran()">',
  '<marquee data-hostile onstart=ran()>',
  '<body data-hostile onload=ran()>',
  '<button data-hostile formaction=javascript:ran()>press</button>',
  '<embed data-hostile src=javascript:ran()>',
  '<link data-hostile rel=stylesheet href=//evil.example/a.css>',
  '<noscript><p title="</noscript><img data-hostile src=x onerror=ran()>">',
  '<p data-hostile onpointerenter=ran()>over</p>',
  '&lt;img data-hostile src=x onerror=ran()&gt;',
  '%3Cimg data-hostile src=x onerror=ran()%3E',
  'javascript:ran()//data-hostile',
  'data:text/html,<script data-hostile>ran()</script>',
  "{{constructor.constructor('ran()')()}} data-hostile",
  '\\u003cimg data-hostile src=x onerror=ran()\\u003e',
] as const

/** What a text may have to leave first to be taken for a page: an attribute, an element that holds plain text, a comment. */
const exits = ['', '">', "'>", '</title>', '</textarea></select>', '--></style></script>'] as const

/** 162 texts that none but an attacker would type; none is longer than 100 characters. */
export const hostileTexts: readonly string[] = exits.flatMap((exit) => vectors.map((vector) => `${exit}${vector}`))

const files = ['offices', 'nationalities', 'occupations', 'applicant-lists', 'attachments', 'payment-options'] as const

const isWords = (value: object): value is Readonly<Record<string, string>> =>
  ['en', 'am', 'om', 'ti'].every((language) => language in value)

/** Every name and address of the sample master data with another hostile text behind it, as an operator's file. */
export const hostileMasterData = (): Readonly<Record<string, readonly { readonly id: number }[]>> => {
  let used = 0
  const next = () => hostileTexts[used++ % hostileTexts.length] ?? ''
  const spoilt = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoilt)
    if (typeof value !== 'object' || value === null) return value
    const tail = isWords(value) ? ` ${next()}` : undefined
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, tail === undefined ? spoilt(inner) : `${inner}${tail}`]),
    )
  }
  return spoilt(Object.assign({}, ...files.map(sampleData))) as ReturnType<typeof hostileMasterData>
}
