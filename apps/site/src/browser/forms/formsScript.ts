/** Put in by browserScripts.ts, the build of what is loaded at the first touch of a form. */
declare const FORMS_SCRIPT: string

/** Where liveForm.ts is, on this server. */
export const formsScript: string = FORMS_SCRIPT
