/** Set by browserScripts.ts: the address of the script that shares a cloth (browser/poster). */
declare const CLOTH_SCRIPT: string

export const clothScript: string = CLOTH_SCRIPT
