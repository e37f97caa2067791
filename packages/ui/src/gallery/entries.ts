import type { ComponentType } from 'react'

/** One page of the gallery: a component in all its states. */
export interface GalleryEntry {
  readonly title: string
  readonly Entry: ComponentType
}

const modules = import.meta.glob<{ default: readonly GalleryEntry[] }>('./*.gallery.tsx', { eager: true })

export const entries: readonly GalleryEntry[] = Object.values(modules)
  .flatMap((module) => module.default)
  .sort((one, other) => one.title.localeCompare(other.title))
