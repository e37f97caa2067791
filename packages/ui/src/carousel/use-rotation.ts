import { useEffect, useState } from 'react'

/** Calls `advance` every `milliseconds` while playing; never for those who asked for less motion. */
export const useRotation = (advance: () => void, milliseconds: number | undefined) => {
  const [playing, setPlaying] = useState(false)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    setPlaying(milliseconds !== undefined && !calm)
  }, [milliseconds])
  useEffect(() => {
    if (!playing || held || milliseconds === undefined) return
    const timer = setInterval(advance, milliseconds)
    return () => clearInterval(timer)
  }, [playing, held, milliseconds, advance])
  return { playing, setPlaying, hold: () => setHeld(true), release: () => setHeld(false) }
}
