import { fewestLetters, mostLetters, type Suggestion } from './suggestion.ts'

/** Milliseconds without a letter after which is asked: who types on pays for one question. */
const pause = 250

/** Tells what is suggested for the field of the form around a place; gives the way to end it. */
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
      // Another letter came, or there is no network: the form itself still works.
    }
  }
  const typed = () => {
    clearTimeout(waiting)
    asking.abort()
    const text = field?.value.trim().slice(0, mostLetters) ?? ''
    if (text.length < fewestLetters) tell([])
    else waiting = setTimeout(ask, pause, text)
  }
  // Ours say more than the examples that stand there without script.
  field?.removeAttribute('list')
  field?.addEventListener('input', typed)
  // What was typed before this came.
  if (field?.value !== field?.defaultValue) typed()
  return () => {
    clearTimeout(waiting)
    asking.abort()
    field?.removeEventListener('input', typed)
  }
}
