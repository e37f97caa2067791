import { languages } from '@invea/locales'
import type { Page } from '@playwright/test'
import { ApplicantForm, almaz, chooseAllDocuments } from '../pages/applicant-form.ts'
import { runOperatorCommand, sampleData } from '../pages/operator-commands.ts'
import { OwnService } from '../pages/own-service.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { databases, onlyFull, ownServices } from '../settings.ts'
import { expect, switchLanguage, test, waitUntilLoaded, wordsOf } from '../test.ts'

/** Code that runs when a browser interprets text as HTML. Each leaves an element or a call that the test detects. */
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

/** Prefixes that close an attribute, an element with plain text, or a comment. */
const prefixes = ['', '">', "'>", '</title>', '</textarea></select>', '--></style></script>'] as const

/** 162 hostile texts of at most 100 characters. */
export const hostileTexts: readonly string[] = prefixes.flatMap((prefix) =>
  vectors.map((vector) => `${prefix}${vector}`),
)

const files = ['offices', 'nationalities', 'occupations', 'applicant-lists', 'attachments', 'payment-options'] as const

const isTranslation = (value: object): value is Readonly<Record<string, string>> =>
  ['en', 'am', 'om', 'ti'].every((language) => language in value)

/** Sample master data as an operator's file. A hostile text follows every name and address. */
const hostileMasterData = (): Readonly<Record<string, readonly { readonly id: number }[]>> => {
  let used = 0
  const next = () => hostileTexts[used++ % hostileTexts.length] ?? ''
  const addHostileText = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(addHostileText)
    if (typeof value !== 'object' || value === null) return value
    const tail = isTranslation(value) ? ` ${next()}` : undefined
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        tail === undefined ? addHostileText(inner) : `${inner}${tail}`,
      ]),
    )
  }
  return addHostileText(Object.assign({}, ...files.map(sampleData))) as ReturnType<typeof hostileMasterData>
}

/** Records texts that became elements or ran as scripts, and violations of the policy. */
interface Trap {
  ran: () => void
  caught: string[]
}

const setTraps = (page: Page) =>
  page.addInitScript(() => {
    const trap = globalThis as unknown as Trap
    trap.caught = []
    trap.ran = () => void trap.caught.push('a script ran')
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      trap.caught.push(`${violatedDirective} ${blockedURI}`),
    )
    new MutationObserver(() => {
      const inserted = document.querySelector('[data-hostile]')
      if (inserted) trap.caught.push(`an element was inserted: ${inserted.outerHTML.slice(0, 200)}`)
    }).observe(document, { childList: true, subtree: true })
  })

const tests = [
  ['names, addresses and inputs that contain code are shown as text', {}, ['en'], ownServices.hostileData],
  [
    'names, addresses and inputs that contain code are shown as text, in every language',
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
    const found: string[] = []

    /** Checks in each language that no script has run, and that hostile texts are shown as text. */
    const expectSafe = async (name: string, shows: 'hostile texts' | 'none' = 'hostile texts') => {
      for (const language of shownIn) {
        await switchLanguage(page, language)
        await waitUntilLoaded(page)
        expect(await page.evaluate(() => (globalThis as unknown as Trap).caught), `${name} in ${language}`).toEqual([])
        const text = await page.evaluate(() => document.body.textContent ?? '')
        const values = await page
          .locator('input:not([type=file]), textarea')
          .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
        const visibleText = [text, ...values].join('\n')
        found.push(...hostileTexts.filter((hostile) => visibleText.includes(hostile)))
        if (shows === 'hostile texts') expect(visibleText, `${name} in ${language}`).toContain('data-hostile')
      }
      await switchLanguage(page, 'en')
    }

    await setTraps(page)
    page.on('dialog', (dialog) => {
      found.push(`a dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    await service.open()
    try {
      await runOperatorCommand(request, service, 'load', { format: 'json', content: JSON.stringify(master) })
      await test.step('pages that list offices', async () => {
        await page.goto(`${home}contactUs`)
        await waitUntilLoaded(page)
        await expectSafe('contact')
        await page.goto(`${home}check-availablity`)
        await waitUntilLoaded(page)
        await expectSafe('availability', 'none')
      })
      await wizard.startIndividual(home)
      await wizard.chooseType('new')
      await wizard.expectStep('site')
      const [region] = await page.locator('#field-site-regionId option', { hasText: /^Oromia / }).allInnerTexts()
      await wizard.chooseOffice(region ?? 'no region')
      await expectSafe('site')
      await wizard.solveCaptcha('site.captcha')
      await wizard.next()
      await wizard.expectStep('date-time')
      await wizard.chooseDayAndTime()
      await wizard.next()
      await test.step('typed fields', async () => {
        await wizard.expectStep('personal-detail')
        await applicant.person(almaz())
        await applicant.field('personal.birthPlace').fill(hostileTexts[0] ?? '')
        await expectSafe('person')
        await wizard.next()
        await wizard.expectStep('address')
        const regionOf = applicant.field('address.region')
        await expect(regionOf.locator('option').nth(1)).toBeAttached()
        await regionOf.selectOption({ index: 1 })
        await page.locator('main details:not([open]) > summary').click()
        for (const [at, part] of ['city', 'state', 'zone', 'woreda', 'kebele', 'street', 'houseNo', 'poBox'].entries())
          await applicant.field(`address.${part}`).fill(hostileTexts[at + 1] ?? '')
        await expectSafe('address')
        await wizard.next()
      })
      await wizard.expectStep('family')
      await wizard.next()
      await wizard.expectStep('passport-info')
      await applicant.passport()
      await wizard.next()
      await wizard.expectStep('attachments')
      await chooseAllDocuments(page, t)
      await expectSafe('documents')
      await wizard.next()
      await wizard.expectStep('summary')
      await expectSafe('summary')
      await wizard.acceptSummary()
      await expectSafe('payment', 'none')
      await wizard.orderPayment('code')
      await wizard.expectInstructions()
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
      await test.step('most hostile texts were shown, and the trap catches an inserted element', async () => {
        expect(new Set(found).size).toBeGreaterThan(100)
        await page.evaluate((hostile) => document.body.insertAdjacentHTML('beforeend', hostile), hostileTexts[0] ?? '')
        const caught = () => page.evaluate(() => (globalThis as unknown as Trap).caught.join(' '))
        await expect.poll(caught).toContain('an element was inserted')
      })
    } finally {
      await service.close()
    }
  })
