import { languages } from '@invea/locales'
import type { Page } from '@playwright/test'
import { operates, sampleData } from '../pages/back-office.ts'
import { OwnService } from '../pages/own-service.ts'
import { ApplicantForm, almaz, choosesAllDocuments } from '../pages/quick-request.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { databases, onlyFull, ownServices } from '../settings.ts'
import { expect, isWhole, speaks, test, wordsOf } from '../test.ts'

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

/** What a page would tell if a text had become a part of it, or had only tried to. */
interface Trap {
  ran: () => void
  caught: string[]
}

const setsTraps = (page: Page) =>
  page.addInitScript(() => {
    const trap = globalThis as unknown as Trap
    trap.caught = []
    trap.ran = () => void trap.caught.push('a script ran')
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      trap.caught.push(`${violatedDirective} ${blockedURI}`),
    )
    new MutationObserver(() => {
      const grown = document.querySelector('[data-hostile]')
      if (grown) trap.caught.push(`an element grew: ${grown.outerHTML.slice(0, 200)}`)
    }).observe(document, { childList: true, subtree: true })
  })

const tests = [
  [
    'names, addresses, notes and files that are programs are shown as what they are',
    {},
    ['en'],
    ownServices.hostileData,
  ],
  [
    'names, addresses, notes and files that are programs are shown as what they are, in every language',
    onlyFull,
    languages,
    ownServices.hostileDataFull,
  ],
] as const

for (const [title, details, shownIn, port] of tests)
  test(title, details, async ({ page, request, database }) => {
    const t = wordsOf('en')
    const service = new OwnService(port, databases[database].sandbox)
    const home = `${service.portalUrl}/`
    const wizard = new RequestWizard(page, t)
    const applicant = new ApplicantForm(wizard)
    const master = hostileMasterData()
    const seen: string[] = []

    /** In each language no script has run, and hostile texts are shown as texts. */
    const expectSafe = async (name: string, shows: 'hostile texts' | 'none' = 'hostile texts') => {
      for (const language of shownIn) {
        await speaks(page, language)
        await isWhole(page)
        expect(await page.evaluate(() => (globalThis as unknown as Trap).caught), `${name} in ${language}`).toEqual([])
        const text = await page.evaluate(() => document.body.textContent ?? '')
        const values = await page
          .locator('input:not([type=file]), textarea')
          .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
        const shown = [text, ...values].join('\n')
        seen.push(...hostileTexts.filter((hostile) => shown.includes(hostile)))
        if (shows === 'hostile texts') expect(shown, `${name} in ${language}`).toContain('data-hostile')
      }
      await speaks(page, 'en')
    }

    await setsTraps(page)
    page.on('dialog', (dialog) => {
      seen.push(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    await service.opens()
    try {
      await operates(request, service, 'load', { format: 'json', content: JSON.stringify(master) })
      await test.step('pages that list offices', async () => {
        await page.goto(`${home}contactUs`)
        await isWhole(page)
        await expectSafe('contact')
        await page.goto(`${home}check-availablity`)
        await isWhole(page)
        await expectSafe('availability', 'none')
      })
      await wizard.startsAlone(home)
      await wizard.choosesType('new')
      await wizard.arrivesAt('site')
      const [region] = await page.locator('#field-site-regionId option', { hasText: /^Oromia / }).allInnerTexts()
      await wizard.choosesOffice(region ?? 'no region')
      await expectSafe('site')
      await wizard.provesHuman('site.captcha')
      await wizard.next()
      await wizard.arrivesAt('date-time')
      await wizard.choosesDayAndTime()
      await wizard.next()
      await test.step('what is typed', async () => {
        await wizard.arrivesAt('personal-detail')
        await applicant.person(almaz())
        await applicant.field('personal.birthPlace').fill(hostileTexts[0] ?? '')
        await expectSafe('person')
        await wizard.next()
        await wizard.arrivesAt('address')
        const regionOf = applicant.field('address.region')
        await expect(regionOf.locator('option').nth(1)).toBeAttached()
        await regionOf.selectOption({ index: 1 })
        await page.locator('main details:not([open]) > summary').click()
        for (const [at, part] of ['city', 'state', 'zone', 'woreda', 'kebele', 'street', 'houseNo', 'poBox'].entries())
          await applicant.field(`address.${part}`).fill(hostileTexts[at + 1] ?? '')
        await expectSafe('address')
        await wizard.next()
      })
      await wizard.arrivesAt('family')
      await wizard.next()
      await wizard.arrivesAt('passport-info')
      await applicant.passport()
      await wizard.next()
      await wizard.arrivesAt('attachments')
      await choosesAllDocuments(page, t)
      await expectSafe('documents')
      await wizard.next()
      await wizard.arrivesAt('summary')
      await expectSafe('summary')
      await wizard.field('summary.agreed').check()
      await wizard.next()
      await wizard.arrivesAt('payment')
      await expectSafe('payment', 'none')
      await wizard.choosesPayment('code')
      await wizard.field('payment.agreed').check()
      await wizard.next()
      await wizard.arrivesAtInstructions()
      await expectSafe('instructions', 'none')
      await test.step('the list and the whole application', async () => {
        await page.goto(`${home}Application-List`)
        const view = page.getByRole('link', { name: t('status', 'action.view') }).first()
        await expect(view).toBeVisible()
        await expectSafe('list', 'none')
        await view.click()
        await expect(page.getByRole('heading', { level: 1, name: t('status', 'detail.title') })).toBeVisible()
        await expectSafe('detail')
      })
      await test.step('the trap is set: most of them were on a page, and one that grows is caught', async () => {
        expect(new Set(seen).size).toBeGreaterThan(100)
        await page.evaluate((hostile) => document.body.insertAdjacentHTML('beforeend', hostile), hostileTexts[0] ?? '')
        const caught = () => page.evaluate(() => (globalThis as unknown as Trap).caught.join(' '))
        await expect.poll(caught).toContain('an element grew')
      })
    } finally {
      await service.close()
    }
  })
