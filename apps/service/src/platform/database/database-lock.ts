import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { StartFault } from '../start-fault.ts'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const claim = (file: string): boolean => {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * The embedded database lets two processes open one folder and then silently loses rows of one, so the folder gets
 * a lock of ours, beside it. A living holder is never robbed; a lock left by a dead process is taken over.
 */
export const lockDatabase = (file: string): (() => void) => {
  const release = () => rmSync(file, { force: true })
  if (claim(file)) return release
  const holder = Number(readFileSync(file, 'utf8'))
  if (holder !== process.pid && Number.isInteger(holder) && holder > 0 && isAlive(holder)) {
    throw new StartFault('database', [
      `the embedded database is in use by process ${holder} (lock ${file}); stop it or set another DATA_DIR`,
    ])
  }
  release()
  if (claim(file)) return release
  throw new StartFault('database', [`the embedded database was locked by another process just now (lock ${file})`])
}
