/** Set by browserScripts.ts: the address of the script that draws posters (browser/poster). */
declare const POSTER_SCRIPT: string

export const posterScript: string = POSTER_SCRIPT
