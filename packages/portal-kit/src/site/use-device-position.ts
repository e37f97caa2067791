import type { Coordinates } from '@invea/domain'
import { useState } from 'react'

/** Milliseconds a device gets for finding out; an older answer of ten minutes does as well. */
const patience = { timeout: 15_000, maximumAge: 600_000 } as const

export interface DevicePosition {
  /** Whether this device can tell its position. */
  readonly isPossible: boolean
  readonly at: Coordinates | undefined
  readonly pending: boolean
  readonly hasFailed: boolean
  /** True when the device told its position. */
  readonly ask: () => Promise<boolean>
}

/** The device's position, read when `ask` is called and kept on this page alone: it is never sent. */
export const useDevicePosition = (): DevicePosition => {
  const [state, setState] = useState<{ readonly at?: Coordinates; readonly is: 'idle' | 'pending' | 'failed' }>({
    is: 'idle',
  })
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setState(({ at }) => ({ ...(at && { at }), is: 'pending' }))
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          setState({ at: { latitude, longitude }, is: 'idle' })
          resolve(true)
        },
        () => {
          setState({ is: 'failed' })
          resolve(false)
        },
        patience,
      )
    })
  return {
    isPossible: 'geolocation' in navigator,
    at: state.at,
    pending: state.is === 'pending',
    hasFailed: state.is === 'failed',
    ask,
  }
}
