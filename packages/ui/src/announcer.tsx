import { createContext, type ReactNode, use, useCallback, useState } from 'react'

const Announce = createContext<(sentence: string) => void>(() => {})

/** Announces sentences to screen readers without showing them. Use one around the whole portal. */
export const Announcer = ({ children }: { children: ReactNode }) => {
  const [announced, setAnnounced] = useState({ sentence: '', times: 0 })
  const announce = useCallback((sentence: string) => setAnnounced(({ times }) => ({ sentence, times: times + 1 })), [])
  return (
    <Announce value={announce}>
      {children}
      <div aria-live="polite" className="sr-only">
        {/* A new element for every call, so that the same sentence is announced again. */}
        <p key={announced.times}>{announced.sentence}</p>
      </div>
    </Announce>
  )
}

/** Returns the function that announces a sentence in the nearest `Announcer`. */
export const useAnnounce = () => use(Announce)
