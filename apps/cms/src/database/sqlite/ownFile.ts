import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

/**
 * Makes the file of a database readable by its owner only, whatever its folder allows; SQLite gives
 * the log beside it the same rights.
 */
export function ownFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(path)) chmodSync(path, 0o600)
  }
}
