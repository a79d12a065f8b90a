/** Set by browserScripts.ts: the build of measureSpeed.ts. */
declare const MEASURE_SCRIPT: string

/** The address of measureSpeed.ts on this server. */
export const measureScript: string = MEASURE_SCRIPT
