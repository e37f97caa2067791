// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { PageLink, type PageLinkProps } from './site-map.tsx'

const open = async (props: Partial<PageLinkProps> = {}) => {
  const view = await renderScreen(
    () => (
      <PageLink page="faq" {...props}>
        Questions
      </PageLink>
    ),
    { api: {}, routes: ['/Faq'] },
  )
  return { ...view, link: screen.getByRole('link', { name: 'Questions' }) }
}

test('a press of a link is painted before the router updates the page', async () => {
  const { link, address } = await open({ hash: 'fees' })
  // False: the browser does not load the page.
  expect(fireEvent.click(link)).toBe(false)
  await Promise.resolve()
  expect(address()).toBe('/list')
  await waitFor(() => expect(address()).toBe('/Faq#fees'))
})

test('leaves a press for a new tab to the browser', async () => {
  const { link, address } = await open()
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(address()).toBe('/list')
})
