import type { Language } from '@invea/domain'
import type { Calendar } from '@invea/domain/calendar'
import { useCallback, useSyncExternalStore } from 'react'
import { useLanguage } from './use-translation.ts'

const choiceName = 'invea.calendar'
const listeners = new Set<() => void>()
let inMemory: string | null = null

const read = (): string | null => {
  try {
    return localStorage.getItem(choiceName) ?? inMemory
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
    return inMemory
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Readers of Amharic, Afan Oromo and Tigrigna live by the Ethiopian calendar; English is also read abroad. */
const usual: Record<Language, Calendar> = { en: 'gregorian', am: 'ethiopic', om: 'ethiopic', ti: 'ethiopic' }

const calendarIn = (stored: string | null, language: Language): Calendar =>
  stored === 'gregorian' || stored === 'ethiopic' ? stored : usual[language]

/** The calendar the reader chose, on every screen and after a reload; the language's usual one before any choice. */
export const useCalendarChoice = (): readonly [calendar: Calendar, choose: (calendar: Calendar) => void] => {
  const stored = useSyncExternalStore(subscribe, read, () => null)
  const choose = useCallback((calendar: Calendar) => {
    inMemory = calendar
    try {
      localStorage.setItem(choiceName, calendar)
    } catch {
      // Kept in memory above.
    }
    for (const listener of listeners) listener()
  }, [])
  return [calendarIn(stored, useLanguage()), choose]
}
