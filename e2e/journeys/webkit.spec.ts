import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@invea/tooling/programs'
import { Builder, By, until, type WebDriver } from 'selenium-webdriver'
import { pdf } from '../files.ts'
import { almaz } from '../pages/applicant-form.ts'
import { databases, onlyFull, ownServices } from '../settings.ts'
import { expect, test } from '../test.ts'

/** Long enough for the service, a proof of work in a slow worker, and a busy machine. */
const timeoutMilliseconds = 120_000
const webkitDriver = process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver'
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

let screen: ChildProcess | undefined
let browser: WebDriver | undefined
test.afterEach(async () => {
  await browser?.quit().catch(() => undefined)
  // Kills the process group, which contains the driver and the screen.
  if (screen?.pid) process.kill(-screen.pid)
})

/** Starts Debian's WebKitGTK on a virtual screen. */
const openBrowser = async (): Promise<WebDriver> => {
  const port = ownServices.webkitDriver
  screen = spawn('xvfb-run', ['-a', '-s', '-screen 0 1280x1024x24', webkitDriver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  })
  const server = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${server}/status`)
          .then(({ ok }) => ok)
          .catch(() => false),
      { timeout: timeoutMilliseconds },
    )
    .toBe(true)
  return new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    .build()
}

// Playwright drives only its own WebKit, which is not on npm. This test drives Debian's through WebDriver.
test('a New passport from the terms to the slip, in WebKit', onlyFull, async ({ baseURL, database, t }) => {
  const person = almaz()
  const document = join(temporaryFolder('webkit'), 'certificate.pdf')
  writeFileSync(document, pdf('certificate.pdf').buffer)

  browser = await openBrowser()
  const page = browser
  await page.manage().window().setRect({ width: 420, height: 900 })

  const find = async (css: string) => {
    const found = await page.wait(until.elementLocated(By.css(css)), timeoutMilliseconds, css)
    await page.executeScript('arguments[0].scrollIntoView({ block: "center" })', found)
    return found
  }
  const field = (path: string) => `#field-${path.replaceAll('.', '-')}`
  const own = (path: string) => field(`applicants.0.${path}`)
  const click = async (css: string) => (await find(css)).click()
  const type = async (path: string, text: string) => (await find(own(path))).sendKeys(text)
  const choose = async (css: string, option: string) => click(`${css} option${option}`)
  const next = () => click('main form button[type=submit]')
  const expectText = (text: string) =>
    page.wait(
      async () => (await page.executeScript<string>('return document.body.innerText')).includes(text),
      timeoutMilliseconds,
      text,
    )
  const expectStep = async (step: string) => {
    await page.wait(until.urlContains(`/request-appointment/${step}`), timeoutMilliseconds, step)
    await page.wait(
      async () => (await (await find('h1')).getText()) === t('request', `steps.${step}`),
      timeoutMilliseconds,
      `the heading of ${step}`,
    )
  }
  await test.step('from the terms to the time', async () => {
    await page.get(`${baseURL}/request-appointment`)
    await expectStep('applicants-count')
    await click(field('agreed'))
    await page.findElement(By.xpath(`//button[contains(., "${t('request', 'terms.startIndividual')}")]`)).click()
    await expectStep('appointment-type')
    await click('input[value=new]')
    await next()
    await expectStep('site')
    await choose(field('site.regionId'), ':nth-child(2)')
    await choose(field('site.cityId'), ':nth-child(2)')
    await choose(field('site.officeId'), ':nth-child(2)')
    await choose(field('site.deliverySiteId'), ':nth-child(2)')
    await click(field('site.captcha'))
    await expectText(t('captcha', 'verified'))
    await next()
    await expectStep('date-time')
    await click('td:not([data-disabled]):not([data-outside]) button:not([disabled])')
    await click('[role=group] button[aria-pressed]')
    await next()
  })
  await test.step('the applicant', async () => {
    await expectStep('personal-detail')
    for (const [at, part] of (['FirstName', 'FatherName', 'GrandfatherName'] as const).entries()) {
      await type(`personal.${part[0]?.toLowerCase()}${part.slice(1)}`, person.latin[at] ?? '')
      await type(`personal.geez${part}`, person.geez[at] ?? '')
    }
    await type('personal.birthDate', person.born)
    await type('personal.birthPlace', 'Adama')
    await click('input[value=female]')
    await choose(own('personal.maritalStatus'), '[value=single]')
    await type('personal.phoneNumber', '0900000001')
    await next()
    await expectStep('address')
    await choose(own('address.region'), ':nth-child(2)')
    await type('address.city', 'Adama')
    await next()
    await expectStep('family')
    await next()
    await expectStep('passport-info')
    await click(`${own('passport.passportPageId')} input[type=radio]`)
    await next()
  })
  await test.step('documents, summary and payment', async () => {
    await expectStep('attachments')
    await find('main li [role=group] input[type=file]')
    const count = (await page.findElements(By.css('main li [role=group]'))).length
    for (let at = 0; at < count; at += 1) {
      const group = (await page.findElements(By.css('main li [role=group]')))[at]
      await group?.findElement(By.css('input[type=file]')).sendKeys(document)
      await page.wait(
        async () => (await group?.getText())?.includes(t('attachments', 'state.ready')),
        timeoutMilliseconds,
      )
    }
    await next()
    await expectText(t('attachments', 'completed.title'))
    await next()
    await expectStep('summary')
    await click(field('summary.agreed'))
    await next()
    await expectStep('payment')
    await click('main label input[type=radio]')
    await click(field('payment.agreed'))
    await next()
    await page.wait(until.urlContains('Pay_With_PSS'), timeoutMilliseconds)
    await click('main a[rel=noreferrer]')
    await page.wait(until.urlContains(`localhost:${databases[database].sandbox}`), timeoutMilliseconds)
    await click('button[name=action][value=pay]')
    await expectText(t('confirmation', 'paidTitle'))
  })
})
