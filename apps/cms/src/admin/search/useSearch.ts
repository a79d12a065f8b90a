import { useEffect, useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { type FoundGroup, shortestQuestion } from './foundGroup.ts'

const waitMs = 250

interface Search {
  groups: FoundGroup[]
  /** What became of the question, in a sentence. */
  said: string
}

const nothingAsked: Search = { groups: [], said: '' }

/** Asks a moment after the last letter; an answer that comes after the next question is dropped. */
export function useSearch(question: string): Search {
  const [search, setSearch] = useState(nothingAsked)

  useEffect(() => {
    if (question.trim().length < shortestQuestion) {
      setSearch(nothingAsked)
      return
    }
    let wanted = true
    const timer = window.setTimeout(async () => {
      setSearch((before) => ({ ...before, said: 'Recherche…' }))
      const outcome = await callApi<{ groups: FoundGroup[] }>('search', { question })
      if (!wanted) return
      if (!outcome.done) setSearch({ groups: [], said: outcome.message })
      else setSearch({ groups: outcome.body.groups, said: counted(outcome.body.groups) })
    }, waitMs)
    return () => {
      wanted = false
      window.clearTimeout(timer)
    }
  }, [question])

  return search
}

function counted(groups: readonly FoundGroup[]): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  if (total === 0) return 'Rien trouvé.'
  return total === 1 ? '1 résultat' : `${total} résultats`
}
