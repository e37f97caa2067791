import { Container } from '@invea/ui'
import { Suspense, use, useEffect, useState } from 'react'
import { ConfigContext } from '../config/index.ts'
import { optionalComponent } from '../lazy/lazy-component.ts'

const AllNotices = optionalComponent(async () => (await import('./Notices.tsx')).AllNotices)

/** Notices on Home. Nearly always there are none, so Home asks first and loads what draws them only when there are some. */
export const HomeNotices = () => {
  const config = use(ConfigContext)
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    config
      .load()
      .then(({ serviceUrl }) => fetch(`${serviceUrl}/Master/api/V1.0/Notice/GetNotices`))
      .then(async (response) => response.ok && setNeeded((await response.json()).notices?.length > 0))
      // Home is complete without them.
      .catch(() => undefined)
  }, [config])
  return (
    isNeeded && (
      <Container className="pt-4">
        <Suspense>
          <AllNotices />
        </Suspense>
      </Container>
    )
  )
}
