import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'

/** Calls `showNext` every `milliseconds` while playing. Starts paused when the device prefers reduced motion. */
export const useRotation = (showNext: () => void, milliseconds: number | undefined) => {
  const [playing, setPlaying] = useState(false)
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const isReduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    setPlaying(milliseconds !== undefined && !isReduced)
  }, [milliseconds])
  useEffect(() => {
    if (!playing || isHeld || milliseconds === undefined) return
    const timer = setInterval(showNext, milliseconds)
    return () => clearInterval(timer)
  }, [playing, isHeld, milliseconds, showNext])
  return { playing, isHeld, setPlaying, hold: () => setHeld(true), release: () => setHeld(false) }
}

export interface CarouselWords {
  /** Label of the button to the previous slide. */
  readonly previous: string
  /** Label of the button to the next slide. */
  readonly next: string
  /** Label of the button that stops the slides. */
  readonly pause: string
  /** Label of the button that starts the slides. */
  readonly play: string
  /** Accessible name of a slide: "Slide 2 of 6". */
  readonly slide: (number: number, count: number) => string
}

export interface CarouselProps extends ComponentProps<'section'> {
  /** The visible name. */
  label: string
  /** Texts in the language of the reader. */
  words: CarouselWords
  /** Milliseconds for each slide. When absent, slides change only manually. */
  rotateEvery?: number
}

/** Slides in a row that moves automatically, by touch or by buttons. Each child is a slide. */
export const Carousel = ({ label, words, rotateEvery, className, children, ...rest }: CarouselProps) => {
  const slides = Children.toArray(children)
  const row = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const goTo = useCallback(
    (slide: number) => {
      const target = row.current
      const position = (slide + slides.length) % slides.length
      target?.scrollTo?.({ left: position * target.clientWidth })
      setShown(position)
    },
    [slides.length],
  )
  // Without scripts visitors scroll to every slide, so hidden slides become inert only after the first effect.
  const [ready, setReady] = useState(false)
  const showNext = useCallback(() => goTo(shown + 1), [goTo, shown])
  const { playing, isHeld, setPlaying, hold, release } = useRotation(showNext, rotateEvery)
  useEffect(() => {
    const target = row.current
    if (!target) return
    setReady(true)
    const readPosition = () => target.clientWidth > 0 && setShown(Math.round(target.scrollLeft / target.clientWidth))
    target.addEventListener('scroll', readPosition, { passive: true })
    return () => target.removeEventListener('scroll', readPosition)
  }, [])
  const iconProps = { 'aria-hidden': true, className: 'size-6' } as const
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={cx('flex flex-col gap-3', className)}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      {...rest}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a row of slides is not a fieldset */}
      <div
        ref={row}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        aria-live={playing && !isHeld ? 'off' : 'polite'}
        className="flex overflow-x-auto scroll-smooth [scroll-snap-type:x_mandatory] [scrollbar-width:none]"
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={words.slide(index + 1, slides.length)}
            inert={ready && index !== shown}
            className="w-full shrink-0 snap-start p-1"
          >
            {slide}
          </div>
        ))}
      </div>
      <div className="flex items-center gap-1 print:hidden">
        {rotateEvery !== undefined && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={playing ? words.pause : words.play}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <Pause {...iconProps} /> : <Play {...iconProps} />}
          </Button>
        )}
        <Button variant="quiet" size="icon" aria-label={words.previous} onClick={() => goTo(shown - 1)}>
          <ChevronLeft {...iconProps} />
        </Button>
        <span className="flex flex-1 justify-center">
          {slides.map((_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: one dot per slide, in a fixed order
              key={index}
              type="button"
              aria-label={words.slide(index + 1, slides.length)}
              aria-current={index === shown ? 'true' : undefined}
              className="group/dot flex h-11 min-w-6 flex-1 max-w-11 items-center justify-center"
              onClick={() => goTo(index)}
            >
              <span className="h-2 w-4/5 rounded-full border border-edge group-aria-current/dot:bg-primary" />
            </button>
          ))}
        </span>
        <Button variant="quiet" size="icon" aria-label={words.next} onClick={() => goTo(shown + 1)}>
          <ChevronRight {...iconProps} />
        </Button>
      </div>
    </section>
  )
}
