/** Set by browserScripts.ts: the address of the script that wakes islands (browser/wake). */
declare const WAKE_SCRIPT: string

export const wakeScript: string = WAKE_SCRIPT
