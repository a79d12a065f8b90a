import { useEffect, useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import type { LinkTarget } from './sitePages.ts'

/** Milliseconds without a letter after which what was typed is looked for. */
const pause = 250

/** The pages and documents whose titles hold what is typed; none while it is an address itself. */
export function useLinkTargets(typed: string): readonly LinkTarget[] | undefined {
  const [found, setFound] = useState<{ typed: string; targets: readonly LinkTarget[] }>()
  const words = typed.trim()
  const looksFor = words.length >= 2 && !/^(\/|#|https?:|mailto:|tel:)|@/i.test(words)

  useEffect(() => {
    if (!looksFor) return
    let outdated = false
    const waiting = setTimeout(async () => {
      const asked = new URLSearchParams({ q: words })
      const outcome = await callApi<{ targets: LinkTarget[] }>(`link-targets?${asked}`)
      if (outcome.done && !outdated) setFound({ typed: words, targets: outcome.body.targets })
    }, pause)
    return () => {
      outdated = true
      clearTimeout(waiting)
    }
  }, [words, looksFor])

  return looksFor && found !== undefined ? found.targets : undefined
}
