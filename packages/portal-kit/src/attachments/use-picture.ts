import type { ChosenFile } from '@invea/domain'
import { useEffect, useState } from 'react'
import type { FileCache } from './file-cache.ts'

/** An address of a picture's bytes for a preview; undefined for other files, and while the bytes are on their way. */
export const usePicture = (fileCache: FileCache, key: string, chosen: ChosenFile | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  // A replaced file has another name or size; both are the same file to the eye.
  const identity = chosen && `${chosen.name}/${chosen.size}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the identity stands for the file at this place
  useEffect(() => {
    let made: string | undefined
    let gone = false
    if (chosen?.type.startsWith('image/'))
      void fileCache.find(key).then((file) => {
        if (!file || gone) return
        made = URL.createObjectURL(file)
        setAddress(made)
      })
    return () => {
      gone = true
      setAddress(undefined)
      if (made) URL.revokeObjectURL(made)
    }
  }, [fileCache, key, identity])
  return address
}
