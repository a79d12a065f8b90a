/** Put in by browserScripts.ts, the build of what measures. */
declare const MEASURE_SCRIPT: string

/** Where measureSpeed.ts is, on this server. */
export const measureScript: string = MEASURE_SCRIPT
