import { useEffect, useState } from 'react'

/** A §9: the header becomes fixed once the page has scrolled more than 100 px. */
const threshold = 100

/** True while the page is scrolled past the threshold. */
export const useFixedHeader = (): boolean => {
  const [fixed, setFixed] = useState(false)
  useEffect(() => {
    const look = () => setFixed(window.scrollY > threshold)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return fixed
}
