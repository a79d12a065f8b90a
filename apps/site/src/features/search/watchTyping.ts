import { fewestLetters, mostLetters, type Suggestion } from './suggestion.ts'

/**
 * Milliseconds without a letter before the search is asked: continued typing costs one question.
 */
const pause = 250

/** Watches a search field and reports suggestions; gives a function that ends it. */
export function watchTyping(
  place: HTMLElement,
  address: string,
  tell: (found: readonly Suggestion[]) => void,
): () => void {
  const field = place.closest('form')?.querySelector('input')
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()
  const ask = async (text: string) => {
    asking = new AbortController()
    try {
      const query = new URLSearchParams({ q: text })
      const response = await fetch(`${address}?${query}`, { signal: asking.signal })
      const found: readonly Suggestion[] = response.ok ? await response.json() : []
      tell(found)
    } catch {
      // Another letter was typed, or there is no network: the form itself still works.
    }
  }
  const typed = () => {
    clearTimeout(waiting)
    asking.abort()
    const text = field?.value.trim().slice(0, mostLetters) ?? ''
    if (text.length < fewestLetters) tell([])
    else waiting = setTimeout(ask, pause, text)
  }
  // Our suggestions replace the examples for pages without script.
  field?.removeAttribute('list')
  field?.addEventListener('input', typed)
  // Text may have been typed before this script came.
  if (field?.value !== field?.defaultValue) typed()
  return () => {
    clearTimeout(waiting)
    asking.abort()
    field?.removeEventListener('input', typed)
  }
}
