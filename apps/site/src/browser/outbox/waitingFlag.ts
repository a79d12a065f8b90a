/** The flag in localStorage for unsent entries: other pages load nothing without it. */
export const waitingFlag = 'sira-envois'
/** The same for forms with files alone; the other flag is set with it. */
const keptFlag = 'sira-candidatures'

/** Gives whether forms with files are kept too. */
export function noteWaiting(waits: boolean): boolean {
  try {
    const isKept = keptFlag in localStorage
    if (waits || isKept) localStorage.setItem(waitingFlag, '1')
    else localStorage.removeItem(waitingFlag)
    return isKept
  } catch {
    // A browser without memory has no outbox either.
    return false
  }
}

export function noteKept(isKept: boolean): void {
  try {
    if (isKept) for (const flag of [keptFlag, waitingFlag]) localStorage.setItem(flag, '1')
    else localStorage.removeItem(keptFlag)
  } catch {
    // As above.
  }
}

export function isAnyKept(): boolean {
  try {
    return keptFlag in localStorage
  } catch {
    return false
  }
}
