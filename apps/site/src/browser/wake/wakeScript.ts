/** Put in by browserScripts.ts: the address of what wakes the islands (browser/wake). */
declare const WAKE_SCRIPT: string

export const wakeScript: string = WAKE_SCRIPT
