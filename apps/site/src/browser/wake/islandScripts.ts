/** Set by browserScripts.ts: the address of each island, by the name of its file. */
declare const ISLANDS: Readonly<
  Record<
    | 'AttendancePage'
    | 'CourierPage'
    | 'CvBuilder'
    | 'LetterBuilder'
    | 'LiveForm'
    | 'LookBack'
    | 'OwnCv'
    | 'OwnFile'
    | 'SavedList'
    | 'SearchSuggestions'
    | 'SendApplication'
    | 'SentRecap'
    | 'papers'
    | 'shared',
    string
  >
>

export const attendancePageScript: string = ISLANDS.AttendancePage
export const courierPageScript: string = ISLANDS.CourierPage
export const cvBuilderScript: string = ISLANDS.CvBuilder
export const letterBuilderScript: string = ISLANDS.LetterBuilder
export const liveFormScript: string = ISLANDS.LiveForm
export const lookBackScript: string = ISLANDS.LookBack
export const ownCvScript: string = ISLANDS.OwnCv
export const ownFileScript: string = ISLANDS.OwnFile
export const savedListScript: string = ISLANDS.SavedList
export const searchSuggestionsScript: string = ISLANDS.SearchSuggestions
export const sendApplicationScript: string = ISLANDS.SendApplication
export const sentRecapScript: string = ISLANDS.SentRecap
/** The code that all islands share. */
export const sharedScript: string = ISLANDS.shared
/** The code that the builders of papers share. */
export const papersScript: string = ISLANDS.papers
