import { Container } from '@invea/ui'
import { Suspense, use, useEffect, useState } from 'react'
import { ConfigContext } from '../api/config-source.ts'
import { optionalComponent } from '../shell/lazy-component.ts'

const AllNotices = optionalComponent(async () => (await import('../shell/Notices.tsx')).AllNotices)

/** Notices on Home. Usually there are none, so Home fetches the list first and loads the component only when there are some. */
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
