/** Put in by browserScripts.ts: the address of each island, by the name of its file. */
declare const ISLANDS: Readonly<
  Record<
    | 'CourierPage'
    | 'LiveForm'
    | 'LookBack'
    | 'SavedList'
    | 'SearchSuggestions'
    | 'SendApplication'
    | 'SentRecap'
    | 'shared',
    string
  >
>

export const courierPageScript: string = ISLANDS.CourierPage
export const liveFormScript: string = ISLANDS.LiveForm
export const lookBackScript: string = ISLANDS.LookBack
export const savedListScript: string = ISLANDS.SavedList
export const searchSuggestionsScript: string = ISLANDS.SearchSuggestions
export const sendApplicationScript: string = ISLANDS.SendApplication
export const sentRecapScript: string = ISLANDS.SentRecap
/** What all islands share. */
export const sharedScript: string = ISLANDS.shared
