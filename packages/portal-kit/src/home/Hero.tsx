import { Button, Container, NextIcon } from '@invea/ui'
import type { ReactNode } from 'react'
import { PlaceLink, useHasPlace } from '../shell/PlaceLink.tsx'

export interface HeroProps {
  title: string
  intro: string
  /** Words of the link that starts an application. */
  start: string
  /** What stands beside the title, below it on a phone. */
  children: ReactNode
}

/** The head of a home page: what this is, in one sentence, and the one thing most people came for. */
export const Hero = ({ title, intro, start, children }: HeroProps) => {
  const has = useHasPlace()
  return (
    <div className="hero">
      <Container className="grid items-center gap-6 py-6 sm:py-10 lg:grid-cols-2 lg:gap-12">
        <div>
          <h1>{title}</h1>
          <p className="mt-3 text-lg">{intro}</p>
          {has('appointment') && (
            <Button asChild className="mt-5">
              <PlaceLink place="appointment">
                {start}
                <NextIcon aria-hidden className="size-6" />
              </PlaceLink>
            </Button>
          )}
        </div>
        <div className="min-w-0">{children}</div>
      </Container>
    </div>
  )
}
