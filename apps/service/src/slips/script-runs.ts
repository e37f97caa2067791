export type Script = 'ethiopic' | 'latin'

export interface ScriptRun {
  readonly script: Script
  readonly text: string
}

const ethiopic = /[\u1200-\u139f\u2d80-\u2ddf\uab00-\uab2f]+/g

/**
 * Cuts a text into runs that one font can draw: the Ethiopic font has no digits, spaces or full stop, the Latin one
 * no Ge'ez letters, and a letter that its font lacks would print as an empty box.
 */
export const scriptRuns = (text: string): readonly ScriptRun[] => {
  const runs: ScriptRun[] = []
  let end = 0
  for (const { index, 0: letters } of text.matchAll(ethiopic)) {
    if (index > end) runs.push({ script: 'latin', text: text.slice(end, index) })
    runs.push({ script: 'ethiopic', text: letters })
    end = index + letters.length
  }
  if (end < text.length) runs.push({ script: 'latin', text: text.slice(end) })
  return runs
}
