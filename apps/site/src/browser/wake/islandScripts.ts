/** Put in by browserScripts.ts: the address of each island, by the name of its file. */
declare const ISLANDS: Readonly<
  Record<
    'LiveForm' | 'LookBack' | 'SavedList' | 'SearchSuggestions' | 'SentRecap' | 'shared',
    string
  >
>

export const liveFormScript: string = ISLANDS.LiveForm
export const lookBackScript: string = ISLANDS.LookBack
export const savedListScript: string = ISLANDS.SavedList
export const searchSuggestionsScript: string = ISLANDS.SearchSuggestions
export const sentRecapScript: string = ISLANDS.SentRecap
/** What all islands share. */
export const sharedScript: string = ISLANDS.shared
