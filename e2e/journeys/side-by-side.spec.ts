import { languages } from '@invea/locales'
import type { Page } from '@playwright/test'
import { openAction } from '../pages/look-up.ts'
import { OriginIdWizard } from '../pages/origin-id-wizard.ts'
import { prepareApplication } from '../pages/prepared.ts'
import { RequestWizard } from '../pages/request-wizard.ts'
import { devices, onlyFull } from '../settings.ts'
import { expect, switchLanguage, test, waitUntilLoaded, wordsOf } from '../test.ts'

// The width of an office computer.
test.use({ isMobile: false, hasTouch: false, viewport: devices.desktop })

/** Adjacent fields in `lined-up` grids: their ids, and the difference of the tops of their controls. */
const pairs = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true
    return [...document.querySelectorAll('.lined-up')].flatMap((grid) => {
      const fields = [...grid.children].flatMap((field) => {
        const control = field.querySelector('input, select, textarea')
        return control
          ? [{ id: control.id, row: field.getBoundingClientRect(), top: control.getBoundingClientRect().top }]
          : []
      })
      return fields.slice(1).flatMap((right, at) => {
        const left = fields[at]
        if (!left || right.row.left < left.row.right) return []
        return [{ ids: `${left.id} ${right.id}`, apart: Math.round(Math.abs(left.top - right.top)) }]
      })
    })
  })

/** Expects at least `count` pairs of the screen, all aligned in every language. Ends in English. */
const expectLinedUp = async (page: Page, screen: string, count: number) => {
  for (const language of [...languages, 'en'] as const) {
    // The scrolled header has no language links.
    await page.evaluate(() => scrollTo(0, 0))
    await switchLanguage(page, language)
    await waitUntilLoaded(page)
    const found = await pairs(page)
    expect(found.length, `pairs of ${screen}`).toBeGreaterThanOrEqual(count)
    const apart = found.filter((pair) => pair.apart > 1)
    expect.soft(apart, `${screen} in ${language}`).toEqual([])
  }
}

test('adjacent fields are aligned in every language', onlyFull, async ({ page, serviceUrl, originIdUrl, baseURL }) => {
  const t = wordsOf('en')
  const wizard = new RequestWizard(page, t)
  await prepareApplication(page, serviceUrl, baseURL ?? '')
  await page.goto('/Application-List')
  await openAction(page, t, 'edit')
  await expect(wizard.own('personal.phoneNumber')).not.toHaveValue('')
  await expectLinedUp(page, 'personal', 6)
  await wizard.next()
  await expect(wizard.own('address.city')).not.toHaveValue('')
  await expectLinedUp(page, 'address', 4)
  const originId = new OriginIdWizard(page, t, `${originIdUrl}/`)
  await originId.start()
  await originId.chooseService({ service: 'lost', number: 'originIdNumber', birthDate: '' })
  await originId.expectStep('site')
  await expectLinedUp(page, 'site of the Origin ID', 1)
})

test(
  'the menu of the header has one line in the language with the longest words',
  onlyFull,
  async ({ page, originIdUrl }) => {
    for (const home of ['', originIdUrl]) {
      await page.goto(`${home}/om`)
      await waitUntilLoaded(page)
      const links = page.getByRole('navigation', { name: wordsOf('om')('shell', 'menu') }).locator('li:visible')
      expect(await links.count()).toBeGreaterThan(5)
      const tops = await links.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)))
      expect(new Set(tops).size, `${home}/om: ${tops}`).toBe(1)
    }
  },
)
